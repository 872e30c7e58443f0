import { boundBy } from './bound.ts'
import type { Company, Fact } from './company.ts'
import { latestOf } from './latest.ts'
import { refusalsOf } from './refusals.ts'

const MONTHS = 12

/** Whether a beginning cannot take more buyers: fewer than one turned away in a month bind nobody, whatever else is not known. */
export function isBoundAtStart(company: Company): boolean {
  const [refusal] = refusalsOf(company)
  if (refusal && refusal.lost < MONTHS) return false
  if (!refusal && isBeyondBelief(latestOf(company, 'offer'))) return false
  return boundBy(company) !== null
}

/** So many times of what can be done is sold by nobody: the two were told of different times. */
const TIMES = 1.5
const isBeyondBelief = (line: Fact<'offer'> | undefined): boolean =>
  Boolean(line?.capacity && line.volume && line.volume > line.capacity * TIMES)
