import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { headTable, healthTable, number, rateTable, surerTable, text } from '../../tables.ts'

/** The split first: its parts add up to the change. */
export function tables({ body }: DeliverableOf<'what-changed'>): Table[] {
  const { split, head, health, rates, surer, currency } = body
  const scale = split?.isMoney ? 100 : 1
  const rows = split
    ? [
        ['Before', split.former / scale],
        ...split.parts.map(({ label, value }) => [label, value / scale]),
        ['Now', split.later / scale],
      ]
    : []
  return [
    healthTable(health),
    {
      title: split ? split.title : 'What changed',
      columns: [text('Cause'), number(split?.isMoney ? currency : 'Amount')],
      rows,
    },
    headTable('The total', head),
    rateTable('Rates behind it', rates),
    surerTable(surer),
  ].filter(table => table.rows.length > 0)
}
