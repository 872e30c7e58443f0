import type { Table } from '@sextant/contracts/deliverable'
import type { Carried } from '@sextant/contracts/performance-intelligence/parts'
import type { WhatIsOddBody } from '@sextant/contracts/performance-intelligence/what-is-odd'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { headTable, healthTable, number, rateTable, surerTable, text } from '../../tables.ts'

/** The days of the chart, and what the finding is made of. */
export function tables({ body }: DeliverableOf<'what-is-odd'>): Table[] {
  const { chart, currency, head, health, slices, carried, isNot, surer } = body
  const scale = chart?.kind === 'money' ? 100 : 1
  const shown = (value: number | null): number | string =>
    value === null ? '' : round(value / scale)
  return [
    healthTable(health),
    headTable('What is odd', head),
    rateTable('Where it comes from', slices),
    carriedTable(carried ?? [], chart, currency),
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

function carriedTable(
  rows: readonly Carried[],
  chart: WhatIsOddBody['chart'],
  currency: string,
): Table {
  const isMoney = chart?.kind === 'money'
  const shown = (value: number): number => round(isMoney ? Math.round(value) / 100 : value)
  return {
    title: 'Campaign by campaign',
    columns: [
      text(isMoney ? `Campaign, amounts in ${currency}` : 'Campaign'),
      number(chart?.since ? 'A day since' : 'That day'),
      number(chart?.since ? 'A day before' : 'Usually'),
      number('Beyond'),
    ],
    rows: rows.map(({ name, came, usual, beyond }) => [
      name,
      shown(came),
      shown(usual),
      shown(beyond),
    ]),
  }
}

const round = (value: number): number => Number(value.toPrecision(6))
