import { numberFormat } from '@sextant/contracts/formats'
import { writeMoney } from '@sextant/contracts/metrics/written'

const fixed = (value: number, digits: number): string =>
  numberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  )

/** 2.28%; 22.8% from a tenth on. */
export const sayRate = (rate: number): string =>
  `${fixed(rate * 100, Math.abs(rate) < 0.1 ? 2 : 1)}%`.replace('-', '−')

/** "−1.19", in points. */
export function sayPoints(difference: number): string {
  const words = fixed(Math.abs(difference * 100), 2)
  if (difference === 0) return words
  return difference < 0 ? `−${words}` : `+${words}`
}

export const sayCount = (value: number): string =>
  numberFormat('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 })
    .format(value)
    .replace('-', '−')

/** As a series is counted: a rate, money of minor units, or a count. */
export function sayLevel(
  kind: 'count' | 'money' | 'rate',
  value: number,
  currency: string,
): string {
  if (kind === 'rate') return sayRate(value)
  return kind === 'money' ? writeMoney(Math.round(value), currency) : sayCount(value)
}
