/**
 * How many units of a currency buy what a US dollar buys, roughly and rounded: enough to tell whether a play is within a
 * budget, never printed as a rate. Purchasing power parities for GDP of the World Bank's International Comparison Program
 * (2024 estimates), rounded to one digit.
 */
const LEVELS: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.7,
  GBP: 0.7,
  CHF: 1,
  CAD: 1,
  AUD: 1,
  NZD: 1,
  SEK: 9,
  NOK: 9,
  DKK: 6,
  PLN: 2,
  INR: 20,
  ZAR: 8,
  BRL: 3,
  MXN: 10,
  JPY: 90,
  SGD: 1,
  AED: 2,
  KES: 40,
  NGN: 200,
}

/** Cents of a currency for cents of a US dollar; a currency that is not listed is taken for a dollar. */
export const localCents = (dollarCents: number, currency: string): number =>
  dollarCents * (LEVELS[currency] ?? 1)
