import { costOfCustomer } from '../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import { groupMeantBy } from '../company/group-meant.ts'
import type { Aim } from './aim.ts'

type Way = Fact<'channel'>
type Group = Fact<'segment'>

/** Ways to customers that are used or may be: what was tried and given up is none, nor what only supplies. */
export const waysOf = (company: Company): Way[] =>
  factsOf(company, 'channel').filter(
    ({ attempt, sort }) => attempt !== 'failed' && sort !== 'supply',
  )

/** The counted way by which a customer of a group costs least: one that is said to bring them. Null where none is. */
export function ownWay(company: Company, group: Group): { way: Way; cost: number } | null {
  const priced = waysOf(company).flatMap(way => {
    const cost = costOfCustomer(way)
    return cost && groupMeantBy(company, way)?.id === group.id ? [{ way, cost }] : []
  })
  return priced.toSorted((a, b) => a.cost - b.cost)[0] ?? null
}

export const hasOwnWay = (company: Company, group: Group): boolean =>
  ownWay(company, group) !== null

/** Why what a customer costs at a way says nothing of what the goal wants: it wins others, nobody said whom, or it counts something else. */
export type Unlike = 'another-group' | 'unknown-group' | 'another-count'

/** Null where it may be counted with. */
export function unlikeGoal(
  company: Company,
  way: Way,
  { aim, target }: { aim: Aim | null; target: Group | undefined },
): Unlike | null {
  const group = groupMeantBy(company, way)
  if (group && target && group.id !== target.id) return 'another-group'
  if (!aim) return null
  if (aim.isOfHeads && !group) return 'unknown-group'
  const most = Math.max(aim.goal.baseline, aim.goal.target)
  const isCount = aim.goal.form === undefined || aim.goal.form === 'count'
  // More came by it in a year than the goal knows in all.
  return isCount && (way.customers ?? 0) > most ? 'another-count' : null
}
