import { PLAN_DAYS, PLAN_MOVES } from '@sextant/contracts/quick-start/first-plan-words'
import { hoursAWeek } from '../../../../company/fund.ts'
import { isTold } from '../../../../company/latest.ts'
import type { Desk } from '../../../../core/desk.ts'
import { withOwnReason } from '../../../../core/moves-in.ts'
import { type ChosenPlay, isOfDistance } from '../../../../plays/choose.ts'
import { again } from './again.ts'
import { anotherTime } from './another-time.ts'
import { besideRival } from './beside-rival.ts'
import { dearer } from './dearer.ts'
import { knownMoves } from './known-moves.ts'
import { leaveOut } from './leave-out.ts'
import { listFirst } from './list-first.ts'
import { MOVE_IDS } from './move-of.ts'
import { stockFirst } from './stock-first.ts'
import { whoSends } from './who-sends.ts'

/** Moves out of the firm's own figures, the surest first. */
const OWN = [anotherTime, stockFirst, whoSends, again, listFirst, leaveOut, dearer, besideRival]

/** What asks the same people for the same: beside the one on the left those on the right are left out. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  [MOVE_IDS.anotherTime]: ['any-count-refused'],
  [MOVE_IDS.dearer]: ['any-price-for-new'],
  [MOVE_IDS.again]: ['thing-one-day-stand', 'any-last-ten'],
  [MOVE_IDS.stockFirst]: ['any-past-buyers', 'thing-past-buyers', 'thing-one-day-stand'],
  [MOVE_IDS.listFirst]: [
    'any-past-buyers',
    'thing-past-buyers',
    'appointment-named-gaps',
    'date-next-one-first',
    'firms-before-they-run-out',
  ],
  [MOVE_IDS.whoSends]: [
    'appointment-who-sees-first',
    'order-who-sees-the-need',
    'firms-one-name',
    'any-last-ten',
  ],
}

/** Weeks until a move shows anything and until all of it shows, at most, and hours of work that a beginner finds in a month beside the rest. */
const WEEKS_MOST = 4
const WEEKS_ALL = 6
const HOURS_MOST = 12
const DAYS_A_WEEK = 7
/** Steps are not cut to fit a week: so much of the hours can be filled, and counting takes some too. */
const FILLED = 0.8

/** The moves of the plan, and the next one that its hours leave no room for. */
export type FirstMoves = { plays: ChosenPlay[]; leftOut: ChosenPlay | null }

/** First what the firm's own figures call for, then what an expert begins with where such things are sold, then what else was found. As many as the hours of the plan hold, and always one. */
export function firstMoves(desk: Desk): FirstMoves {
  const own = OWN.flatMap(move => move(desk) ?? [])
  const known = knownMoves(desk).filter(({ play }) => !isSaidBy(own, play.id))
  const all = [...own, ...known, ...fromCollection(desk, own)].reduce(withOwnReason, [])
  const [first, ...others] = all
  if (!first) return { plays: [], leftOut: null }
  const hours = hoursThere(desk)
  const plays = others.reduce<ChosenPlay[]>(
    (taken, one) =>
      taken.length < PLAN_MOVES && hoursOf(taken) + one.play.hours <= hours
        ? [...taken, one]
        : taken,
    [first],
  )
  const next = others.find(one => !plays.includes(one)) ?? null
  return { plays, leftOut: plays.length < PLAN_MOVES ? next : null }
}

const isSaidBy = (own: readonly ChosenPlay[], id: string): boolean =>
  own.some(({ play }) => SAME[play.id]?.includes(id))

const hoursOf = (plays: readonly ChosenPlay[]): number =>
  plays.reduce((sum, { play }) => sum + play.hours, 0)

/** The hours of the plan's days; without a word, as many as three moves take. */
function hoursThere(desk: Desk): number {
  const named = hoursAWeek(desk.company)
  return named ? ((named * PLAN_DAYS) / DAYS_A_WEEK) * FILLED : Infinity
}

/** What else was found, where nothing closer is at hand. */
function fromCollection(desk: Desk, own: readonly ChosenPlay[]): ChosenPlay[] {
  const isPriced = own.some(({ play }) => play.id === MOVE_IDS.dearer)
  return (
    desk.plays
      // One change of a price at a time.
      .filter(({ play }) => !isPriced || play.area !== 'pricing')
      .toSorted((a, b) => fit(desk, b) - fit(desk, a))
  )
}

/** What counts, in this order: told here, within the month, something is done, not for the distance of the goal alone, all of it soon, computed. */
function fit(desk: Desk, one: ChosenPlay): number {
  const { finding, play } = one
  const isToldHere = finding.rests.some(id => isTold(desk.company, id))
  const isSoon = play.weeks[0] <= WEEKS_MOST && play.hours <= HOURS_MOST
  const isDone = play.nature === 'act'
  const isAllSoon = play.weeks[1] <= WEEKS_ALL
  const counts = [isToldHere, isSoon, isDone, isBearing(one), isAllSoon, isComputed(one)]
  return counts.reduce((sum, holds) => sum * 2 + Number(holds), 0)
}

/** How far the goal is would be a reason for nearly any move. */
const isBearing = ({ finding, play }: ChosenPlay): boolean =>
  !isOfDistance(finding) && finding.family !== 'contradiction' && play.nature !== 'general'

const isComputed = ({ finding }: ChosenPlay): boolean => finding.evidence !== 'told'
