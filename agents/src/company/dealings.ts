import { type Company, factsOf } from './company.ts'
import { salesGoal } from './goals.ts'
import { yearlyVolume } from './volumes.ts'

/** How many cases of its busiest kind a year brings, for whoever looks back over them or waits for more; null where nobody told. */
export function dealingsAYear(company: Company): number | null {
  const told = yearlyVolume(company)
  if (told) return told.value
  const lines = factsOf(company, 'offer').flatMap(({ volume }) => (volume ? [volume] : []))
  if (lines.length > 0) return Math.max(...lines)
  return salesGoal(company)?.baseline ?? null
}
