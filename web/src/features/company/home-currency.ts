/** What is paid with where people speak as the browser does: the euro's countries, and others by themselves. */
const EURO = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')
const OTHERS: Readonly<Record<string, string>> = {
  GB: 'GBP',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  IN: 'INR',
  ZA: 'ZAR',
  SG: 'SGD',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  BR: 'BRL',
  MX: 'MXN',
  JP: 'JPY',
  KE: 'KES',
  NG: 'NGN',
  TR: 'TRY',
}

/** The likeliest currency of a model that holds no amount yet; the first one that is written decides. */
export function homeCurrency(language: string = navigator.language): string {
  const region = new Intl.Locale(language).maximize().region ?? 'US'
  if (EURO.includes(region)) return 'EUR'
  return OTHERS[region] ?? 'USD'
}
