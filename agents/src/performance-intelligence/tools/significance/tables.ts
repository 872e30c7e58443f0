import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { rateWords } from '../../figure-desk.ts'
import { headTable, number, surerTable, text } from '../../tables.ts'

export function tables({ body }: DeliverableOf<'significance'>): Table[] {
  return [
    {
      title: 'The two arms',
      columns: [text('Arm'), number('Events'), number('Cases'), text('Rate')],
      rows: body.arms.map(({ name, events, cases }) => [
        name,
        events,
        cases,
        rateWords(events / cases),
      ]),
    },
    headTable('The difference', body.head),
    {
      title: 'Ways of asking',
      columns: [text('Test'), text('Result'), text('What it says')],
      rows: body.tests.map(({ name, result, says }) => [name, result, says.text]),
    },
    surerTable(body.surer),
  ].filter(({ rows }) => rows.length > 0)
}
