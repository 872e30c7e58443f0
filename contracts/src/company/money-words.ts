/** Signs of currencies whose short sign is that of another one: "$28,500" is read as US dollars. */
const OWN_SIGNS: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BBD: 'Bds$',
  BND: 'B$',
  BZD: 'BZ$',
  CAD: 'CA$',
  CNY: 'CN¥',
  FJD: 'FJ$',
  GYD: 'G$',
  HKD: 'HK$',
  JMD: 'J$',
  LRD: 'L$',
  MXN: 'MX$',
  NAD: 'N$',
  NZD: 'NZ$',
  SBD: 'SI$',
  SGD: 'S$',
  SRD: 'Sr$',
  TTD: 'TT$',
  TWD: 'NT$',
  XCD: 'EC$',
}
/** To whom a sign belongs that several use. */
const OWNERS: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY' }

/** The sign that only this currency has; its code where it has none of its own. */
function ownSign(short: string, currency: string): string {
  const owner = OWNERS[short]
  return owner === undefined || owner === currency
    ? short
    : (OWN_SIGNS[currency] ?? `${currency}\u00a0`)
}

/** An amount in whole units as a sentence has it, with the currency's own sign: "£2,600", "N$2,600", "COP 2,600". */
export function moneyWords(
  value: number,
  currency: string,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  }).formatToParts(value)
  return parts
    .map(({ type, value: text }) => (type === 'currency' ? ownSign(text, currency) : text))
    .join('')
}
