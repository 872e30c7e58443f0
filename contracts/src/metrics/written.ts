import { localeOf, moneyWords } from '../company/money-words.ts'
import { numberFormat } from '../formats.ts'
import type { Metric } from './catalogue.ts'

type Unit = Pick<Metric, 'kind' | 'unit'>

const plainNumber = (value: number, digits: number): string =>
  numberFormat('en-US', { maximumFractionDigits: digits }).format(value)

const fixed = (value: number, digits: number): string =>
  numberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  )

/** Digits of a currency behind its point: 2 for most, 0 for yen. */
export const minorDigits = (currency: string): number =>
  numberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
  2

/** Money of minor units: large sums without their cents. */
export function writeMoney(minor: number, currency: string, whole = 100_000): string {
  const digits = minorDigits(currency)
  const amount = minor / 10 ** digits
  const shown = Math.abs(minor) >= whole ? 0 : digits
  return moneyWords(amount, currency, localeOf(currency), {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  })
}

/** A share as people read it: more digits the smaller it is. */
const writeRate = (rate: number): string => `${fixed(rate * 100, Math.abs(rate) < 0.1 ? 2 : 1)}%`

/** The value of a metric as it is shown: money of minor units, rates of 0–1. */
export function writeValue({ kind, unit }: Unit, value: number, currency: string): string {
  if (unit === 'months') return `${plainNumber(value, 1)} months`
  if (kind === 'money') return writeMoney(value, currency)
  if (kind === 'rate' || unit === 'share') return writeRate(value)
  if (kind === 'ratio') return fixed(value, 2)
  return plainNumber(value, kind === 'count' ? 0 : 2)
}

const signed = (value: number, words: string): string => (value > 0 ? `+${words}` : words)

/** A change with its sign. Rates change by points, everything else by a share of what it was. */
export function writeChange({ kind, unit }: Unit, former: number, later: number): string | null {
  if (kind === 'rate' || unit === 'share') {
    const points = (later - former) * 100
    return `${signed(points, fixed(points, 2))} points`
  }
  if (former === 0) return null
  const share = (later / former - 1) * 100
  return `${signed(share, fixed(share, 1))}%`
}
