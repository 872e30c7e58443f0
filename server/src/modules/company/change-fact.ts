import type { FactChange } from '@sextant/agents/core/known'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { type Attributes, checkedAttributes, checkedLabel, heldBy, merged } from './fact-form.ts'

type Tx = Transaction<Tables>
type Change = {
  id: string
  /** What it turned out to be. */
  kind?: FactKind | undefined
  label?: string | undefined
  /** Replace those of the same name; null takes one out. */
  attributes?: Readonly<Record<string, unknown>> | undefined
  status?: string | undefined
}

/** Corrects or decides a fact, checked against its kind, and answers it as it stands then. What another kind does not hold falls away; the quote keeps it. */
export async function changeFact(tx: Tx, change: Change): Promise<CompanyFactRow> {
  const [fact] = await rowsWithin<CompanyFactRow>(tx, 'company_fact', change.id)
  const { label, status } = change
  const [row] = await rowsWithin<CompanyFactRow>(
    tx,
    'update_company_fact',
    change.id,
    label === undefined ? null : checkedLabel(label, change.kind ?? fact!.kind),
    attributesAfter(fact!, change),
    status ?? null,
    change.kind ?? null,
  )
  return row!
}

/** All attributes as they stand after a change; null where it changes none. */
function attributesAfter(
  fact: CompanyFactRow,
  { kind, attributes = {} }: Change,
): Attributes | null {
  const isMoved = kind !== undefined && kind !== fact.kind
  if (!isMoved && Object.keys(attributes).length === 0) return null
  const held = isMoved ? heldBy(kind, fact.attributes) : fact.attributes
  const standing = 'value' in attributes ? withoutMeasured(held) : held
  return checkedAttributes(kind ?? fact.kind, merged(standing, attributes))
}

/** A value that a person put in is no longer what figures came to. */
const withoutMeasured = ({ measured: _measured, ...rest }: Attributes): Attributes => rest

/** Changes that somebody asked for in words or by an edit of a deliverable; answers the facts that stand after. */
export async function changeFacts(
  tx: Tx,
  changes: readonly FactChange[],
): Promise<CompanyFactRow[]> {
  const standing: CompanyFactRow[] = []
  for (const { remove, ...change } of changes)
    if (remove) await callWithin(tx, 'remove_company_fact', change.id)
    else standing.push(await changeFact(tx, change))
  return standing
}
