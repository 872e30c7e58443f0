import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'

type Measured = Fact<'goal'> | Fact<'measure'>

/** What one shown figure is in the fact's own unit: cents of a currency unit, ratios of a percent. */
export function scaleOf({ form }: Pick<Measured, 'form'>): number {
  if (form === 'money') return 100
  return form === 'share' ? 0.01 : 1
}

/** A figure of a fact as a key result shows it: money in whole units, a share in percent. */
export function shown(fact: Measured, value: number | null | undefined): number | null {
  if (value === undefined || value === null) return null
  const figure = value / scaleOf(fact)
  return Math.round(figure * 10) / 10
}

/** What the figures are counted in. */
export function unitOf({ company }: Desk, fact: Measured): string {
  if (fact.form === 'money') return company.currency
  if (fact.form === 'share') return '%'
  if (fact.form && fact.form !== 'count') return fact.form
  return fact.unit?.many ?? fact.label
}

const IN = ' in '

/** A figure that is counted over the quarter says so in its unit: "trips in Q1 2027". */
export const inQuarter = (unit: string, quarter: string): string => `${unit}${IN}${quarter}`

/** Whether the figures of a key result are the quarter's own, and stand on no card. */
export const isOfQuarter = (unit: string, quarter: string): boolean =>
  unit.endsWith(`${IN}${quarter}`)
