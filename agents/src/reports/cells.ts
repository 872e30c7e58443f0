import type { Measured, MetricHead } from '@sextant/contracts/figures/view'
import { writeMoney, writeValue } from '@sextant/contracts/metrics/written'
import type { Cell } from '@sextant/contracts/reports/content'

/** A word in a table. */
export const word = (text: string): Cell => ({ text, value: null, kind: 'text' })

/** What is not told is a dash, never nought. */
export const NOT_TOLD: Cell = word('–')

export const money = (value: number | null, currency: string): Cell =>
  value === null ? NOT_TOLD : { text: writeMoney(value, currency), value, kind: 'money' }

export const count = (value: number | null): Cell =>
  value === null
    ? NOT_TOLD
    : {
        text: value.toLocaleString('en-GB', { maximumFractionDigits: 1 }),
        value,
        kind: 'count',
      }

type Head = Pick<MetricHead, 'kind' | 'unit'>

/** A metric's value; "at least" where days of a source are missing. */
export function metricCell(head: Head, value: number | null, currency: string): Cell {
  if (value === null) return NOT_TOLD
  const kind = head.unit === null ? head.kind : 'number'
  return { text: writeValue(head, value, currency), value, kind }
}

export const measuredCell = (head: Head, one: Measured, currency: string): Cell => {
  const cell = metricCell(head, one.value, currency)
  return one.at_least && one.value !== null ? { ...cell, text: `at least ${cell.text}` } : cell
}

/** "£13.10 to £16.05". */
export const intervalWords = (
  head: Head,
  { low, high }: Pick<Measured, 'low' | 'high'>,
  currency: string,
): string | null =>
  low === null || high === null
    ? null
    : `${writeValue(head, low, currency)} to ${writeValue(head, high, currency)}`
