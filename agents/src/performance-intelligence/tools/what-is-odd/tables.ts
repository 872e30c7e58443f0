import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { headTable, healthTable, number, rateTable, surerTable, text } from '../../tables.ts'

/** The days of the chart, and what the finding is made of. */
export function tables({ body }: DeliverableOf<'what-is-odd'>): Table[] {
  const { chart, head, health, slices, isNot, surer } = body
  const scale = chart?.kind === 'money' ? 100 : 1
  const shown = (value: number | null): number | string =>
    value === null ? '' : round(value / scale)
  return [
    healthTable(health),
    headTable('What is odd', head),
    rateTable('Where it comes from', slices),
    ...(isNot.length > 0
      ? [
          {
            title: 'What it is not',
            columns: [text('Verdict'), text('What was tried')],
            rows: isNot.map(({ verdict, says }) => [
              verdict === 'not' ? 'Ruled out' : 'Perhaps',
              says.text,
            ]),
          },
        ]
      : []),
    surerTable(surer),
    ...(chart
      ? [
          {
            title: 'Day by day',
            columns: [text('Day'), number('Value'), number('Usual from'), number('Usual to')],
            rows: chart.days.map(({ day, value, low, high }) => [
              day,
              shown(value),
              shown(low),
              shown(high),
            ]),
          },
        ]
      : []),
  ].filter(({ rows }) => rows.length > 0)
}

const round = (value: number): number => Number(value.toPrecision(6))
