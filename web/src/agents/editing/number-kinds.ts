import { typedFigure } from '@sextant/contracts/company/typed-number'

/** How a stored number is written: as it is, cents as money (to the cent only where it is not whole, or always), or a ratio as a percentage. */
export type Kind = 'plain' | 'money' | 'cents' | 'percent'

const isMoney = (kind: Kind): boolean => kind === 'money' || kind === 'cents'

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const moneyIn = (currency: string, digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** For reading: "$1,050", "12%", "not known". */
export function asShown(value: number | null | undefined, kind: Kind, currency = 'USD'): string {
  if (value === null || value === undefined) return kind === 'plain' ? '–' : 'not known'
  if (kind === 'cents') return moneyIn(currency, 2).format(value / 100)
  if (kind === 'money') return moneyIn(currency, value % 100 === 0 ? 0 : 2).format(value / 100)
  return kind === 'percent'
    ? `${plain.format(Math.round(value * 1000) / 10)}%`
    : plain.format(value)
}

/** For typing: no signs, no thousands. */
export function asTyped(value: number | null | undefined, kind: Kind): string {
  if (value === null || value === undefined) return ''
  if (isMoney(kind)) return String(value / 100)
  return String(kind === 'percent' ? Math.round(value * 100_000) / 1000 : value)
}

/** What may stand beside a figure of a field: a sign, a code, a short word for a currency. */
const BESIDE = /^(?:%|\p{Sc}|\p{L}{1,4}\.?|\p{L}{0,3}\p{Sc})?$/u

/** What was typed, in the notation of any country, in the unit that is stored; null when the field is empty, undefined when it is no number. */
export function fromTyped(text: string, kind: Kind, currency?: string): number | null | undefined {
  if (text.trim() === '') return null
  const typed = typedFigure(text, currency)
  if (!typed || !BESIDE.test(typed.before) || !BESIDE.test(typed.after)) return undefined
  const { value } = typed
  if (isMoney(kind)) return Math.round(value * 100)
  return kind === 'percent' ? Math.round(value * 1e6) / 1e8 : value
}

/** What may be typed, in words. */
export function bounds(
  min: number | undefined,
  max: number | undefined,
  kind: Kind,
  currency?: string,
): string {
  if (min !== undefined && max !== undefined)
    return `${asShown(min, kind, currency)} to ${asShown(max, kind, currency)}`
  return min === undefined ? 'A number' : `${asShown(min, kind, currency)} or more`
}
