import { SWITCH_FORCES } from '@sextant/contracts/company/chips'
import type { JtbdBody, Outcome, SwitchingForce } from '@sextant/contracts/strategy/jobs-to-be-done'
import { isUnderserved, opportunity } from '../../../math/jobs.ts'
import { round } from '../../../math/statistics/basics.ts'

type Forces = JtbdBody['forces']
/** What the rated forces of one side weigh together. */
export type Weight = { sum: number; rated: number; all: number }

/** Opportunities and the balance from the ratings as they stand. */
export function recompute(body: JtbdBody): JtbdBody {
  return { ...body, balance: balanceOf(body.forces), outcomes: body.outcomes.map(withOpportunity) }
}

export function withOpportunity(outcome: Outcome): Outcome {
  const { importance, satisfaction } = outcome
  if (importance === null || satisfaction === null)
    return { ...outcome, opportunity: null, underserved: null }
  const score = round(opportunity(importance, satisfaction), 2)
  return { ...outcome, opportunity: score, underserved: isUnderserved(score) }
}

export function weightOf(forces: readonly SwitchingForce[]): Weight {
  const strengths = forces.flatMap(({ strength }) => (strength === null ? [] : [strength]))
  const sum = strengths.reduce((total, strength) => total + strength, 0)
  return { sum, rated: strengths.length, all: forces.length }
}

/** What moves and what holds, over the ratings that were given. */
export function sidesOf({ push, pull, anxiety, habit }: Forces): { moves: Weight; holds: Weight } {
  return { moves: weightOf([...push, ...pull]), holds: weightOf([...anxiety, ...habit]) }
}

/** Null where nothing is rated on one side: a scale with one pan says nothing. */
export function balanceOf(forces: Forces): number | null {
  const { moves, holds } = sidesOf(forces)
  return moves.rated === 0 || holds.rated === 0 ? null : moves.sum - holds.sum
}

export const ratedForces = (forces: Forces): number =>
  SWITCH_FORCES.reduce((sum, force) => sum + weightOf(forces[force]).rated, 0)
