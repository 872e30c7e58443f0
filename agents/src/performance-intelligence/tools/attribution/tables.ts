import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { headTable, number, surerTable, text } from '../../tables.ts'

/** Ways side by side; the same sum in every column. */
export function tables({ body }: DeliverableOf<'attribution'>): Table[] {
  return [
    {
      title: 'Conversions by way of counting',
      columns: [text('Channel'), ...body.ways.map(number)],
      rows: body.rows.map(({ channel, credits }) => [
        channel,
        ...credits.map(value => Number(value.toFixed(1))),
      ]),
    },
    headTable('What was shared', body.head),
    surerTable(body.surer),
  ].filter(({ rows }) => rows.length > 0)
}
