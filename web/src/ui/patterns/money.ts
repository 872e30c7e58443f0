const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** 123450 cents read "$1,234.50"; whole dollars lose their ".00". */
export const dollars = (cents: number): string =>
  exact.format(moneyText(cents) as Intl.StringNumericLiteral)
/** 123450 cents read "$1,235". */
export const wholeDollars = (cents: number): string => whole.format(cents / 100)

/** What stands in a field of money: 123450 cents read "1234.50". */
export function moneyText(cents: number): string {
  const all = Math.abs(Math.round(cents))
  const rest = all % 100
  return `${cents < 0 ? '-' : ''}${(all - rest) / 100}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/

/** Dollars as somebody types them ("19.99", "$1,234.5") in cents, exactly: the digits are read, nothing is multiplied. Null: no amount of money, or more than can be counted exactly. */
export function centsOf(text: string): number | null {
  const [all, dollarsPart = '', fraction = ''] = AMOUNT.exec(text.trim()) ?? []
  if (all === undefined || (dollarsPart === '' && fraction === '')) return null
  const cents = Number(dollarsPart.replaceAll(',', '') + fraction.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}
