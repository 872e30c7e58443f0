import { centsOf } from '@/ui/patterns/money.ts'
import { PARTED, plainDigits } from './typed-number.ts'

/** What somebody typed into a field for money: cents, and the currency that stands beside the figure. */
export type TypedAmount = { cents: number; currency: string } | { wrong: string }

const CODES = new Set(Intl.supportedValuesOf('currency'))
const THOUSANDS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6 }
/** A sign or a code before or after a figure; "k" and "m" at the figure multiply it. */
const TYPED = /^([^\d.,\s-]*)\s*([\d.,]+)\s*([km]?)(?![\p{L}])\s*(\D*)$/iu
const NOT_AN_AMOUNT = 'An amount, such as 1,250 or 19.90'

/** "€3,950", "60k CAD", "500 zł". A sign that is not the model's needs to mean one currency; else its code is asked for. */
export function typedAmount(text: string, currency: string): TypedAmount {
  const [, before = '', figure = '', scale = '', after = ''] =
    TYPED.exec(text.trim().replace(PARTED, '')) ?? []
  const cents = centsOf(plainDigits(figure))
  if (cents === null || (before && after.trim())) return { wrong: NOT_AN_AMOUNT }
  const sign = (before || after).trim()
  const said = sign ? currencyOfSign(sign, currency) : currency
  if (!said) return { wrong: `Write the currency as a code, such as ${currency}` }
  return { cents: Math.round(cents * (THOUSANDS[scale.toLowerCase()] ?? 1)), currency: said }
}

/** The currency of a code or of a sign; null where several share it and none is the model's. */
function currencyOfSign(sign: string, own: string): string | null {
  const code = sign.toUpperCase()
  if (CODES.has(code)) return code
  if (signsOf(own).includes(sign.toLowerCase())) return own
  const fitting = [...CODES].filter(other => signsOf(other).includes(sign.toLowerCase()))
  return fitting.length === 1 ? fitting[0]! : (LEADING[sign.toLowerCase()] ?? null)
}

/** Signs that several currencies share and that one of them is known by. */
const LEADING: Readonly<Record<string, string>> = {
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  ksh: 'KES',
  tsh: 'TZS',
  ush: 'UGX',
}

function signsOf(currency: string): string[] {
  return (['symbol', 'narrowSymbol'] as const).map(currencyDisplay => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency')
    return (sign?.value ?? currency).toLowerCase()
  })
}
