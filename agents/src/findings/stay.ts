import type { Loss } from '../company/loss.ts'
import type { DurationText } from '../sentences/figures.ts'
import type { Kit } from './kit.ts'

/** Months up to which a stay is told in months. */
const LONG = 36
const YEAR = 12

/** How long a customer stays at an even rate of loss, in months while they are few. */
export function stayOf(kit: Kit, { churn, monthly }: Loss): DurationText {
  const months = 1 / monthly
  return months > LONG
    ? kit.duration(months / YEAR, 'year', '1 ÷ monthly loss ÷ 12', [churn])
    : kit.duration(Math.round(months), 'month', '1 ÷ monthly loss', [churn])
}
