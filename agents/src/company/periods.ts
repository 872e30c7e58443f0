import type { Amount, Period } from '@sextant/contracts/company/figures'

/** Working days a year are 250: fifty weeks of five. */
const A_YEAR: Readonly<Record<Period, number | null>> = {
  sale: null,
  hour: null,
  day: 250,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
  once: null,
}

/** Cents a year; null for what is paid once, by the sale or by the hour. */
export function yearlyCents({ cents, per }: Amount): number | null {
  const times = per ? A_YEAR[per] : null
  return times === null ? null : cents * times
}

/** Cents of one year's plan: what is paid once counts whole. */
export function plannedCents(amount: Amount): number {
  return yearlyCents(amount) ?? amount.cents
}
