const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** 123450 cents read "$1,234.50"; whole dollars lose their ".00". */
export const dollars = (cents: number): string => exact.format(cents / 100)
/** 123450 cents read "$1,235". */
export const wholeDollars = (cents: number): string => whole.format(cents / 100)

/** What stands in a field of money: 123450 cents read "1234.50". */
export const moneyText = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/

/** Dollars as somebody types them ("19.99", "$1,234.5") in cents, exactly: the digits are read, nothing is multiplied. Null: no amount of money, or more than can be counted exactly. */
export function centsOf(text: string): number | null {
  const [all, dollarsPart = '', fraction = ''] = AMOUNT.exec(text.trim()) ?? []
  if (all === undefined || (dollarsPart === '' && fraction === '')) return null
  const cents = Number(dollarsPart.replaceAll(',', '') + fraction.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}
