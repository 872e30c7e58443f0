import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { FigureEntry } from '@sextant/contracts/figures/routes'
import { CHANNELS, type Channel } from '@sextant/contracts/figures/sources'
import { typedNumber } from '@sextant/contracts/metrics/typed'
import { minorDigits } from '@sextant/contracts/metrics/written'

/** A row as it is typed: words, until it is sent. */
export type HandRow = { day: string; channel: string; cells: Record<string, string> }

export const emptyRow = (): HandRow => ({ day: '', channel: '', cells: {} })

const isEmpty = ({ day, cells }: HandRow): boolean =>
  day === '' && Object.values(cells).every(cell => cell.trim() === '')

type Read = { rows: FigureEntry[]; problem: string | null }

/** The rows as they are sent; the first thing that is wrong with them, where something is. */
export function readRows(
  typed: readonly HandRow[],
  measures: readonly Measure[],
  currency: string,
): Read {
  const rows: FigureEntry[] = []
  for (const [at, row] of typed.entries()) {
    if (isEmpty(row)) continue
    const read = readRow(row, measures, currency)
    if (typeof read === 'string') return { rows: [], problem: `Row ${at + 1}: ${read}` }
    rows.push(read)
  }
  return { rows, problem: rows.length === 0 ? 'Type a day and at least one figure.' : null }
}

function readRow(
  { day, channel, cells }: HandRow,
  measures: readonly Measure[],
  currency: string,
): FigureEntry | string {
  if (day === '') return 'the day is missing.'
  const values: FigureEntry['values'] = {}
  for (const measure of measures) {
    const text = cells[measure]?.trim() ?? ''
    if (text === '') continue
    const number = typedNumber(text)
    if (number === null) return `“${text}” is no number.`
    const { unit } = MEASURES[measure]
    values[measure] = unit === 'money' ? Math.round(number * 10 ** minorDigits(currency)) : number
  }
  if (Object.keys(values).length === 0) return 'no figure is typed.'
  return {
    day,
    values,
    currency,
    channel: Object.hasOwn(CHANNELS, channel) ? (channel as Channel) : null,
  }
}

/** Cells of a paste from a spreadsheet, by row. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t').map(cell => cell.trim()))
