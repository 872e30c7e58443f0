import { mean, within } from './statistics/basics.ts'

/** Importance + max(importance − satisfaction, 0), both 0–10, result 0–20 (A. Ulwick, "What Customers Want", 2005). */
export function opportunity(importance: number, satisfaction: number): number {
  const i = within('importance', importance, 0, 10)
  return i + Math.max(i - within('satisfaction', satisfaction, 0, 10), 0)
}

/** Above 10 is underserved. */
export function isUnderserved(score: number): boolean {
  return score > 10
}

/** Scores 0–10 of the four forces of progress (B. Moesta): push and pull move a buyer, anxiety and habit hold. */
export type JobForces = { push: number; pull: number; anxiety: number; habit: number }

/** (push + pull) − (anxiety + habit), −20 to 20; the stronger brake is named because it is the one to work on. */
export function balanceForces(forces: JobForces): {
  net: number
  switches: boolean
  brake: 'anxiety' | 'habit'
} {
  const [push, pull, anxiety, habit] = [
    within('push', forces.push, 0, 10),
    within('pull', forces.pull, 0, 10),
    within('anxiety', forces.anxiety, 0, 10),
    within('habit', forces.habit, 0, 10),
  ]
  const net = push + pull - anxiety - habit
  return { net, switches: net > 0, brake: anxiety >= habit ? 'anxiety' : 'habit' }
}

/** Mean opportunity of several respondents' ratings with the number asked, so that n is always shown; null for none. */
export function opportunityOf(
  ratings: readonly { importance: number; satisfaction: number }[],
): { score: number; n: number } | null {
  const importance = mean(ratings.map(r => within('importance', r.importance, 0, 10)))
  const satisfaction = mean(ratings.map(r => within('satisfaction', r.satisfaction, 0, 10)))
  return importance === null || satisfaction === null
    ? null
    : { score: opportunity(importance, satisfaction), n: ratings.length }
}
