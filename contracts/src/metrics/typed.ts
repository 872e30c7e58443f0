import { plainDigits } from '../company/typed-number.ts'
import { numberFormat } from '../formats.ts'
import type { Metric } from './catalogue.ts'
import { minorDigits } from './written.ts'

type Unit = Pick<Metric, 'kind'> & Partial<Pick<Metric, 'unit'>>

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/
/** What people write beside a figure and means nothing: a currency's sign, percent. */
const SIGNS = /[\p{Sc}%]/gu
/** One mark between digits. */
const ONE_MARK = /^\d+[.,]\d+$/

/** A number as people type it, in the notation of any country; null where it is none. */
export function typedNumber(text: string): number | null {
  const digits = plainDigits(text)
  return NUMBER.test(digits) ? Number(digits) : null
}

const isPercent = ({ kind, unit }: Unit): boolean => kind === 'rate' || unit === 'share'

/** By how much what people write is multiplied to be what is kept: cents, shares. */
function factorOf(of: Unit, currency: string): number {
  if (of.kind === 'money') return 10 ** minorDigits(currency)
  return isPercent(of) ? 0.01 : 1
}

/** What is divided is typed with a point of its own, and has no thousands. */
const isDivided = ({ kind }: Unit): boolean => kind !== 'money' && kind !== 'count'

/** A metric's value as it stands in a field: money in its units, rates in percent. */
export const asTyped = (value: number, of: Unit, currency: string): string =>
  numberFormat('en-US', { maximumFractionDigits: 4, useGrouping: !isDivided(of) }).format(
    value / factorOf(of, currency),
  )

/** What somebody typed for a metric, as it is kept: money in minor units, rates as shares; null where it is no number. */
export function typedValue(text: string, of: Unit, currency: string): number | null {
  const plain = text.replaceAll(SIGNS, '').trim()
  // Nobody types thousands for a return or a rate: 3.125 is three and an eighth.
  const number =
    isDivided(of) && ONE_MARK.test(plain) ? Number(plain.replace(',', '.')) : typedNumber(plain)
  if (number === null) return null
  const value = number * factorOf(of, currency)
  return of.kind === 'money' ? Math.round(value) : Number(value.toPrecision(12))
}
