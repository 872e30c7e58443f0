import { type Company, type Fact, factsOf } from '../company/company.ts'
import { averageMargin, marginOf, marginOfLine } from '../company/margins.ts'
import type { Computed } from '../company/sales.ts'

/** Lines whose own cost nobody told. */
export const uncostedLines = (company: Company): Fact<'offer'>[] =>
  factsOf(company, 'offer').filter(line => marginOf(line) === null)

/** What stays of what a customer spends, 0–1: of the line that the goal counts, else over all lines, else of the only line whose cost is told. The arithmetic says which. */
export function marginAtHand(
  company: Company,
  goal: { about?: string | undefined } | undefined,
): Computed | null {
  const [, second] = factsOf(company, 'offer')
  const ofGoal = goal?.about ? marginOfLine(company, goal.about) : null
  if (ofGoal && second) return { ...ofGoal, how: `${ofGoal.how}, of the line that the goal counts` }
  const whole = averageMargin(company)
  if (whole) return whole
  const [line, another] = factsOf(company, 'offer').filter(one => marginOf(one) !== null)
  const margin = line && !another ? marginOf(line) : null
  if (!line || margin === null || margin <= 0) return null
  return { value: margin, how: 'margin of the only line whose cost is told', rests: [line] }
}
