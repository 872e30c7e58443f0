import type { Company, Fact } from '@sextant/agents/company/company'
import { currencyOf } from '@sextant/contracts/company/fact-words'
import { joined } from '@sextant/agents/company/joined'
import { type CompanyFactRow, SURE_FROM } from '@sextant/contracts/company/facts'

/** Stored facts as agents think with them; superseded and removed ones are not handed in. `today`: ISO date. */
export const asCompany = (
  rows: readonly CompanyFactRow[],
  { name, today }: Pick<Company, 'name' | 'today'>,
): Company => {
  const facts = rows.filter(isKnown)
  return joined({ name, today, currency: currencyOf(facts), facts: facts.map(asFact) })
}

/** What figures came to and what a document says are no agent's before a person approved them: nobody said them. */
const isKnown = ({ status, attributes, document }: CompanyFactRow): boolean =>
  status !== 'proposed' || (!attributes.measured && !document)

const asFact = (row: CompanyFactRow): Fact => {
  const { id, kind, label, quote, status, attributes } = row
  const said = {
    on: row.created_at.slice(0, 10),
    by: row.said_by_name,
    origin: row.origin,
    messageId: row.message_id,
    ...(row.document && { document: row.document }),
  }
  const isUnsure = status === 'proposed' && row.confidence < SURE_FROM
  return {
    ...attributes,
    id,
    kind,
    label,
    quote,
    status,
    said,
    ...(isUnsure && { unsure: true }),
  } as Fact
}
