import type { FactChange } from '@sextant/agents/core/known'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { checkedAttributes, checkedLabel, merged } from './fact-form.ts'

type Tx = Transaction<Tables>
type Change = {
  id: string
  label?: string | undefined
  /** Replace those of the same name; null takes one out. */
  attributes?: Readonly<Record<string, unknown>> | undefined
  status?: string | undefined
}

/** Corrects or decides a fact, checked against its kind, and answers it as it stands then. */
export async function changeFact(
  tx: Tx,
  { id, label, attributes, status }: Change,
): Promise<CompanyFactRow> {
  const [fact] = await rowsWithin<CompanyFactRow>(tx, 'company_fact', id)
  const { kind, attributes: standing } = fact!
  const [row] = await rowsWithin<CompanyFactRow>(
    tx,
    'update_company_fact',
    id,
    label === undefined ? null : checkedLabel(label),
    attributes ? checkedAttributes(kind, merged(standing, attributes)) : null,
    status ?? null,
  )
  return row!
}

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
