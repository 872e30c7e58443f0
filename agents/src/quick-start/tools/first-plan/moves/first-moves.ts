import { PLAN_MOVES } from '@sextant/contracts/quick-start/first-plan-words'
import { factsOf } from '../../../../company/company.ts'
import { isTold } from '../../../../company/latest.ts'
import type { Desk } from '../../../../core/desk.ts'
import { withOwnReason } from '../../../../core/moves-in.ts'
import { type ChosenPlay, isOfDistance } from '../../../../plays/choose.ts'
import { again } from './again.ts'
import { anotherTime } from './another-time.ts'
import { besideRival } from './beside-rival.ts'
import { dearer } from './dearer.ts'
import { leaveOut } from './leave-out.ts'
import { MOVE_IDS } from './move-of.ts'
import { stockFirst } from './stock-first.ts'
import { whoSends } from './who-sends.ts'

/** Moves out of the firm's own figures, the surest first. */
const OWN = [anotherTime, stockFirst, again, whoSends, leaveOut, dearer, besideRival]

/** Weeks until a move shows anything and until all of it shows, at most, and hours of work that a beginner finds in a month beside the rest. */
const WEEKS_MOST = 4
const WEEKS_ALL = 6
const HOURS_MOST = 12
/** Weeks of the plan. */
const WEEKS = 4

/** First what the firm's own figures call for, then what follows from what was told here with a figure, then what any beginning lacks; what shows nothing within the month, or is about the same thing as a move before it, stands last. */
export function firstMoves(desk: Desk): ChosenPlay[] {
  const own = OWN.flatMap(move => move(desk) ?? []).filter(one => fitsHours(desk, one))
  const isPriced = own.some(({ play }) => play.id === MOVE_IDS.dearer)
  // One change of a price at a time.
  const free = desk.plays.filter(({ play }) => !isPriced || play.area !== 'pricing')
  const others = free.toSorted((a, b) => fit(desk, b) - fit(desk, a))
  const all = [...own, ...others].reduce(withOwnReason, [])
  const [apart, again] = partedBy(all, (one, at) => own.includes(one) || isApart(all, one, at))
  return [...apart, ...again].slice(0, PLAN_MOVES)
}

/** Whether no move before it is about the same fact. */
const isApart = (all: readonly ChosenPlay[], { finding }: ChosenPlay, at: number): boolean =>
  all.slice(0, at).every(before => before.finding.rests[0] !== finding.rests[0])

function partedBy<T>(all: readonly T[], holds: (one: T, at: number) => boolean): [T[], T[]] {
  const isHeld = all.map(holds)
  return [all.filter((_, at) => isHeld[at]), all.filter((_, at) => !isHeld[at])]
}

/** What counts, in this order: told here, within the month, something is done, not for the distance of the goal alone, all of it soon, computed. */
function fit(desk: Desk, one: ChosenPlay): number {
  const { finding, play } = one
  const isToldHere = finding.rests.some(id => isTold(desk.company, id))
  const isSoon = play.weeks[0] <= WEEKS_MOST && fitsHours(desk, one)
  const isDone = play.nature === 'act'
  const isAllSoon = play.weeks[1] <= WEEKS_ALL
  const counts = [isToldHere, isSoon, isDone, isBearing(one), isAllSoon, isComputed(one)]
  return counts.reduce((sum, holds) => sum * 2 + Number(holds), 0)
}

/** How far the goal is would be a reason for nearly any move. */
const isBearing = ({ finding, play }: ChosenPlay): boolean =>
  !isOfDistance(finding) && finding.family !== 'contradiction' && play.nature !== 'general'

const isComputed = ({ finding }: ChosenPlay): boolean => finding.evidence !== 'told'

/** Whether its hours are there: those that were named, for the weeks of the plan, else what a beginner finds. */
function fitsHours({ company }: Desk, { play }: ChosenPlay): boolean {
  const named = factsOf(company, 'budget').find(({ hoursPerWeek }) => hoursPerWeek)?.hoursPerWeek
  return play.hours <= Math.min(HOURS_MOST, (named ?? HOURS_MOST) * WEEKS)
}
