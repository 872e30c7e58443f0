import { type Company, type Fact, factsOf } from '../company/company.ts'
import type { Aim } from './aim.ts'
import { isFree, type Likes, unlikeGoal, waysOf } from './ways.ts'

const MONTHS = 12
/** So much more comes by a way where those who send are asked: an assumption, held against three months of asking. */
export const MORE_IF_ASKED = 0.5

/** What ways without money bring towards the goal: `byItself` where it counts those who come (a stock), else what they add if they are asked, as many for each customer as today. */
export type Coming = {
  /** The largest first. */
  ways: readonly [Fact<'channel'>, ...Fact<'channel'>[]]
  /** Of a year, as told. */
  aYear: number
  /** Of those whose way was counted, 0–1. */
  part: number
  wins: number
  isByItself: boolean
}

/** Null where no free way is counted that brings what the goal counts. */
export function comingFree(company: Company, likes: Likes): Coming | null {
  const { aim } = likes
  const counted = waysOf(company).filter(way => way.customers && isCounted(company, way, likes))
  const [first, ...others] = counted
    .filter(isFree)
    .toSorted((a, b) => (b.customers ?? 0) - (a.customers ?? 0))
  if (!first) return null
  const aYear = sumOf([first, ...others])
  const part = aYear / sumOf(counted)
  if (!aim) return { ways: [first, ...others], aYear, part, wins: 0, isByItself: false }
  const isByItself = isStock(aim)
  const asked = Math.min(aYear * MORE_IF_ASKED, aim.wins * part)
  const wins = isByItself ? pace(aYear, aim) : Math.floor(asked)
  return { ways: [first, ...others], aYear, part, wins: Math.min(wins, aim.wins), isByItself }
}

/** Whoever comes and buys many times is one sale at least. */
function isCounted(company: Company, way: Fact<'channel'>, likes: Likes): boolean {
  const unlike = unlikeGoal(company, way, likes)
  return unlike === null || unlike === 'no-sale'
}

/** Whether the goal counts those there are, so that whoever comes adds to them; sales of a year hold what today's ways bring already. */
export const isStock = ({ goal, isOfHeads }: Aim): boolean =>
  !isOfHeads && (goal.counts === 'customers' || goal.counts === 'members')

const pace = (aYear: number, { months }: Aim): number => Math.floor((aYear * months) / MONTHS)

const sumOf = (ways: readonly Fact<'channel'>[]): number =>
  ways.reduce((sum, { customers }) => sum + (customers ?? 0), 0)

/** A way that was given up, with what it took and brought. */
export const failedWays = (company: Company): Fact<'channel'>[] =>
  factsOf(company, 'channel').filter(({ attempt }) => attempt === 'failed')
