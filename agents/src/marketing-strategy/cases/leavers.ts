import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { toWin } from '../../company/to-win.ts'
import type { Desk } from '../../core/desk.ts'
import { isStock } from '../coming.ts'
import { unlikeGoal, waysOf } from '../ways.ts'
import type { Aim } from '../aim.ts'
import type { Standing } from './case.ts'

const MONTHS = 12

/** Where those who leave make up this part of the wins, winning fills a leak. */
const LEAK = 1 / 3

export type Leaving = {
  aim: Aim
  leavers: number
  /** Cents and facts of the group that most of them are of; null where none tells. */
  group: (Fact<'segment'> & { leaves: number; size: number }) | null
  /** What all counted ways bring in that time at today's pace; null where none is counted. */
  supply: number | null
  rests: readonly Fact[]
}

export function leavingOf(
  desk: Desk,
  { aim, target }: Pick<Standing, 'aim' | 'target'>,
): Leaving | null {
  const { company } = desk
  if (!aim || !isStock(aim)) return null
  const needed = toWin(company, aim.goal)
  if (!needed || needed.leavers < aim.wins * LEAK) return null
  const ways = waysOf(company).filter(
    way => way.customers && unlikeGoal(company, way, { aim, target }) === null,
  )
  const aYear = ways.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
  const supply = ways.length > 0 ? Math.floor((aYear * aim.months) / MONTHS) : null
  // Where enough come anyway, nobody need be kept for this goal.
  if (supply !== null && supply >= aim.wins) return null
  const rests = [aim.goal, ...needed.rests, ...ways]
  return { aim, leavers: needed.leavers, group: leakiest(company), supply, rests }
}

type Leaky = Fact<'segment'> & { leaves: number; size: number }

export const isLeaky = (group: Fact<'segment'>): group is Leaky =>
  group.leaves !== undefined && group.size !== undefined && !group.avoid

/** The group of which most leave in a year. */
function leakiest(company: Company): Leaky | null {
  const all = factsOf(company, 'segment').filter(isLeaky)
  return all.toSorted((a, b) => b.size * b.leaves - a.size * a.leaves)[0] ?? null
}
