import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { isSameName, namedIn } from '@sextant/contracts/company/same-name'
import { type CardRow, isBlank, ROWS_MAX } from './card-rows.ts'

type Asked = { kind: FactKind; attributes: readonly string[] }

/** The row of a fact that stands: its name is fixed, its fields wait. */
const rowOf = ({ id, label }: CompanyFactRow): CardRow => ({
  id: `known-${id}`,
  label,
  draft: {},
  of: id,
})

/** A question after some fields of a kind opens with a row for each fact of that kind; other rows follow. */
export function withKnown(
  rows: readonly CardRow[],
  { kind, attributes }: Asked,
  facts: readonly CompanyFactRow[],
): readonly CardRow[] {
  const known = attributes.length === 0 ? [] : eachOnce(facts.filter(fact => fact.kind === kind))
  if (known.length === 0) return rows.map(withoutFact)
  const isBegun = rows.some(({ of }) => of !== undefined)
  const own = known.map(fact => ({ ...rowOf(fact), ...draftFor(fact, rows) }))
  const others = rows
    .filter(({ of }) => !known.some(({ id }) => id === of))
    .filter(row => (isBegun && row.of === undefined) || !isBlank(row))
  return [...own, ...others.map(withoutFact)]
}

const draftFor = ({ id }: CompanyFactRow, rows: readonly CardRow[]): Partial<CardRow> => {
  const row = rows.find(({ of }) => of === id)
  return row ? { draft: row.draft } : {}
}

/** What was typed for a fact that is gone stays, under the name it had. */
const withoutFact = ({ of: _of, ...row }: CardRow): CardRow => row

const eachOnce = (facts: readonly CompanyFactRow[]): CompanyFactRow[] =>
  facts
    .filter((fact, at) => !facts.slice(0, at).some(({ label }) => isSameName(label, fact.label)))
    .slice(0, ROWS_MAX)

/** Rows of a table beside those that stand: a row of the same name is filled in, no second one begun. */
export function joinedRows(
  rows: readonly CardRow[],
  pasted: readonly CardRow[],
): readonly CardRow[] {
  return pasted.reduce<readonly CardRow[]>(
    (list, row) => {
      const same = namedIn(list, row.label)
      if (!same) return [...list, row]
      const filled = { ...same, draft: { ...same.draft, ...row.draft } }
      return list.map(other => (other === same ? filled : other))
    },
    rows.filter(row => row.of !== undefined || !isBlank(row)),
  )
}

/** The standing fact that a typed row says more of; the server completes it instead of keeping a second one. */
export const completedBy = (
  { of, label }: { of?: string; label: string },
  kind: FactKind,
  facts: readonly CompanyFactRow[],
): CompanyFactRow | undefined => {
  if (of !== undefined) return facts.find(({ id }) => id === of)
  if (kind === 'quote' || label.trim() === '') return undefined
  return namedIn(
    facts.filter(fact => fact.kind === kind),
    label,
  )
}
