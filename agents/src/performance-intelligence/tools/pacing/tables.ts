import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { dayWords } from '../../../figures/words.ts'
import { headTable, healthTable, number, surerTable, text } from '../../tables.ts'

const STATES = { behind: 'behind', 'on-pace': 'on its course', ahead: 'ahead' } as const

export function tables({ body }: DeliverableOf<'pacing'>): Table[] {
  const money = (value: number | null, currency: string): string =>
    value === null ? '' : writeMoney(Math.round(value), currency)
  return [
    {
      title: 'Spend against budget and time',
      columns: [
        text('Campaign'),
        text('Spent'),
        text('Budget'),
        number('Days gone, %'),
        number('Pace'),
        text('State'),
        text('Money gone on'),
        text('Interval'),
        text('A day now'),
        text('Set a day to'),
      ],
      rows: body.rows.map(row => [
        row.name,
        money(row.spent, row.currency),
        money(row.budget, row.currency),
        Math.round(row.elapsed * 100),
        row.pace === null ? '' : Number(row.pace.toFixed(2)),
        row.state ? STATES[row.state] : '',
        row.runsOut?.day ?? '',
        row.runsOut ? `${dayWords(row.runsOut.low)} to ${dayWords(row.runsOut.high)}` : '',
        money(row.daily, row.currency),
        money(row.setTo, row.currency),
      ]),
    },
    healthTable(body.health),
    headTable('The one furthest off', body.head),
    {
      title: 'Not paced',
      columns: [text('Campaign and reason')],
      rows: body.left.map(says => [says.text]),
    },
    surerTable(body.surer),
  ].filter(({ rows }) => rows.length > 0)
}
