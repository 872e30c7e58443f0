import { typedFigure } from '@sextant/contracts/company/typed-number'

/** What somebody typed into a field for money: cents, and the currency that stands beside the figure. */
export type TypedAmount = { cents: number; currency: string } | { wrong: string }

const CODES = new Set(Intl.supportedValuesOf('currency'))
const CENTS = 100
const NOT_AN_AMOUNT = 'An amount, such as 1,250 or 19.90'

/** "€3,950", "60k CAD", "500 zł". A sign that is not the model's needs to mean one currency; else its code is asked for. */
export function typedAmount(text: string, currency: string): TypedAmount {
  const { value = -1, before = '', after = '' } = typedFigure(text, currency) ?? {}
  if (value < 0 || (before && after)) return { wrong: NOT_AN_AMOUNT }
  const sign = before || after
  const said = sign ? currencyOfSign(sign, currency) : currency
  if (!said) return { wrong: `Write the currency as a code, such as ${currency}` }
  return { cents: Math.round(value * CENTS), currency: said }
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
