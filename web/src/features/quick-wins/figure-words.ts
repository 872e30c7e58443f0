import { amountWords } from '@sextant/contracts/company/fact-words'
import type { Prediction } from '@sextant/contracts/quick-wins/prediction'

type Form = Pick<Prediction, 'form' | 'currency'>

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const PERCENT = 100
const CENTS = 100

/** A figure as it is read: "$16,800", "18.4%", "6 hours", "5.3". */
export function valueWords({ form, currency }: Form, value: number): string {
  if (form === 'money') return amountWords({ cents: Math.round(value), currency })
  if (form === 'share') return percent.format(value)
  if (form === 'count') return plain.format(value)
  return `${plain.format(value)} ${value === 1 ? form.slice(0, -1) : form}`
}

/** "$16,800 to $19,100", the smaller first; once where both read alike. */
export function rangeWords(of: Form, [one, other]: readonly [number, number]): string {
  const [low, high] = [Math.min(one, other), Math.max(one, other)].map(end => valueWords(of, end))
  return low === high ? low! : `${low} to ${high}`
}

const PER = { week: 'a week', month: 'a month', quarter: 'in three months' } as const
export const perWords = (per: Prediction['per']): string => (per ? ` ${PER[per]}` : '')

/** What a figure is typed in. */
export function unitWords({ form, currency }: Form): string {
  if (form === 'money') return currency
  if (form === 'share') return '%'
  return form === 'count' ? 'number' : form
}

/** A typed figure in the form of a prediction: cents of money, 0–1 of a percentage; null where it is no figure. */
export function typedValue({ form }: Form, typed: string): number | null {
  const text = typed.replaceAll(/[\s,%$€£]/g, '')
  if (!/^\d{1,12}(\.\d+)?$/.test(text)) return null
  const value = Number(text)
  if (form === 'money') return Math.round(value * CENTS)
  if (form !== 'share') return value
  return value <= PERCENT ? value / PERCENT : null
}

/** The same the other way round, for a field that is filled in already. */
export function typedFrom({ form }: Form, value: number): string {
  if (form === 'money') return String(value / CENTS)
  return String(form === 'share' ? Number((value * PERCENT).toFixed(1)) : value)
}

const DAYS_A_WEEK = 7
/** Days up to which a span is told in days. */
const SHORT = 14

function span(days: number): string {
  if (days < SHORT) return days === 1 ? '1 day' : `${days} days`
  return `${Math.round(days / DAYS_A_WEEK)} weeks`
}

/** "after 1 week at best, 12 weeks at worst". */
export const paybackWords = ([best, worst]: readonly [number, number]): string =>
  span(best) === span(worst)
    ? `after ${span(best)}`
    : `after ${span(best)} at best, ${span(worst)} at worst`
