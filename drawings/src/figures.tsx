const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Integer cents as "$1,050", or "$3.10" where there are odd cents under a hundred dollars. */
export const money = (value: number) =>
  (value % 100 === 0 || Math.abs(value) >= 10_000 ? dollars : cents).format(value / 100)
/** Integer cents, short enough for a mark on a chart: "$1.2M", "€190k", "$80". */
export function shortMoney(value: number, currency = 'USD'): string {
  const amount = value / 100
  const short = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: amount >= 1_000_000 ? 2 : 0,
  })
  if (amount >= 1_000_000) return `${short.format(amount / 1_000_000)}M`
  return amount >= 10_000 ? `${short.format(Math.round(amount / 1000))}k` : short.format(amount)
}
/** A ratio as "12%" or "1.8%". */
export const percent = (ratio: number) => `${plain.format(Math.round(ratio * 1000) / 10)}%`
/** At most two decimals. */
export const figure = (value: number) => plain.format(value)
const CURRENCY_CODE = /^[A-Z]{3}$/
/** A figure with its unit on the side where it is written: "$20", "£20,000", "12%". */
export function withUnit(value: number, unit: string): string {
  if (unit === '$') return `$${plain.format(value)}`
  if (CURRENCY_CODE.test(unit)) return inCurrency(value, unit)
  return `${plain.format(value)}${unit === '%' ? '%' : ''}`
}

/** Whole units of a currency, large sums in short. */
const inCurrency = (value: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: Math.abs(value) >= 1_000_000 ? 'compact' : 'standard',
    maximumFractionDigits: Math.abs(value) >= 1_000_000 ? 2 : 0,
  }).format(value)
