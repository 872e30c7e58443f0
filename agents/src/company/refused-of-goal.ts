import type { Unit } from '@sextant/contracts/company/figures'
import { type Company, type Fact, factsOf } from './company.ts'
import type { MovingGoal } from './goals.ts'
import { refusedMatter } from './refusals.ts'
import { unitOfGoal } from './targets.ts'
import { yearlyVolume } from './volumes.ts'

/** What is refused counts towards a goal only where both are the same thing: the same line, or a goal for all that is sold. */
export function isRefusedOf(
  company: Company,
  refusal: Fact<'constraint'>,
  goal: MovingGoal,
): boolean {
  const matter = refusedMatter(company, refusal)
  if (!matter) return mayBeAll(company, goal)
  if (matter.kind === 'goal') return matter.fact.id === goal.id
  if (goal.about !== undefined) return goal.about === matter.fact.id
  if (factsOf(company, 'offer').length === 1) return true
  if (matter.kind === 'group') return goal.counts === 'sales'
  // Heads are counted in what their line is counted in: refused nights are no members.
  const isAlike = matter.fact.unit?.many === unitOfGoal(goal).many
  return isAlike || (isOfAll(company, goal) && !isOtherwiseCounted(matter.fact, goal))
}

/** How far a goal may start from what all lines sell, and still count all of it. */
const NEAR = 0.15

/** A goal for sales that starts where all lines together stand. */
function isOfAll(company: Company, { counts, about, baseline }: MovingGoal): boolean {
  const sold = soldTogether(company)
  const isNear = sold !== null && Math.abs(baseline / sold - 1) <= NEAR
  return counts === 'sales' && about === undefined && isNear
}

/** Of a goal and a refusal that both name no line: unless the lines sell far more than the goal counts. */
function mayBeAll(company: Company, goal: MovingGoal): boolean {
  const known = factsOf(company, 'offer').reduce((sum, { volume = 0 }) => sum + volume, 0)
  return goal.about === undefined && known <= goal.baseline * (1 + NEAR)
}

/** What is sold a year: as said, else of all lines where each tells. */
function soldTogether(company: Company): number | null {
  const told = yearlyVolume(company)
  const volumes = factsOf(company, 'offer').flatMap(({ volume }) => volume ?? [])
  const isWhole = volumes.length > 0 && volumes.length === factsOf(company, 'offer').length
  const sum = volumes.reduce((all, one) => all + one, 0)
  return told?.value ?? (isWhole ? sum : null)
}

/** Riders are no step towards lesson hours: the cards count them in different things. */
const isOtherwiseCounted = (
  { unit: own }: { unit?: Unit | undefined },
  { unit }: MovingGoal,
): boolean => own !== undefined && unit !== undefined && own.many !== unit.many
