import type { FactKind } from '@sextant/contracts/company/kinds'
import { labelRefusal, refusalWords, tidyLabel } from '@sextant/contracts/company/label'
import { attributesOf, type Draft } from './fact-draft.ts'

/** A row of a card as it is typed. */
export type CardRow = {
  id: string
  label: string
  draft: Draft
  /** Id of the standing fact whose fields it fills in; its name is fixed. */
  of?: string
  /** What was typed for a name and is none, and the names that it offers. */
  said?: string
  names?: readonly string[]
}

/** Another name; without any, nothing is left of the sentence it was made of. */
export function renamed({ said, names, ...row }: CardRow, label: string): CardRow {
  const made = said !== undefined && names !== undefined && label.trim() !== ''
  return { ...row, label, ...(made && { said, names }) }
}

/** Rows that can be added by hand; a pasted table may bring as many as go at once. */
export const ROWS_MAX = 20

export const newRow = (label = '', draft: Draft = {}): CardRow => ({
  id: crypto.randomUUID(),
  label,
  draft,
})

export const isBlank = ({ label, draft, of }: CardRow): boolean =>
  (of !== undefined || label.trim() === '') && Object.values(draft).every(raw => raw.length === 0)

export type ReadFact = {
  kind: FactKind
  label: string
  attributes: Record<string, unknown>
  /** The sentence it was typed as. */
  quote?: string
}
/** What is wrong, by row and field; `label` for the name. */
export type RowFaults = Readonly<Record<string, Readonly<Record<string, string>>>>

/** "Ana Ruiz, head cutter": what stands behind the comma is what somebody does. */
function withRole(kind: FactKind, row: CardRow): CardRow {
  const [name = '', role = '', ...more] = row.label.split(/,\s+/)
  const isRole = kind === 'person' && role !== '' && more.length === 0 && !row.draft.role
  return isRole ? { ...row, label: name, draft: { ...row.draft, role } } : row
}

/** The rows as facts, and what cannot be kept yet. Blank rows are none. */
export function readRows(
  kind: FactKind,
  rows: readonly CardRow[],
  currency: string,
): { facts: ReadFact[]; faults: RowFaults } {
  const faults: Record<string, Record<string, string>> = {}
  const facts = rows
    .filter(row => !isBlank(row))
    .map(row => withRole(kind, row))
    .map(row => {
      const { attributes, wrong } = attributesOf(kind, row.draft, currency)
      const refusal = labelRefusal(row.label, kind)
      const found = { ...wrong, ...(refusal && { label: refusalWords(refusal, kind) }) }
      if (Object.keys(found).length > 0) faults[row.id] = found
      return { kind, label: tidyLabel(row.label), attributes, ...(row.said && { quote: row.said }) }
    })
  return { facts, faults }
}
