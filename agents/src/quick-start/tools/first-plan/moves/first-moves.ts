import { isTold } from '../../../../company/latest.ts'
import type { Desk } from '../../../../core/desk.ts'
import { withOwnReason } from '../../../../core/moves-in.ts'
import type { ChosenPlay } from '../../../../plays/choose.ts'
import { PLAN_MOVES } from '@sextant/contracts/quick-start/first-plan-words'
import { again } from './again.ts'
import { anotherTime } from './another-time.ts'
import { stockFirst } from './stock-first.ts'
import { whoSends } from './who-sends.ts'

/** Moves out of the firm's own figures, the surest first. */
const OWN = [anotherTime, stockFirst, again, whoSends]

/** Weeks until a move shows anything, at most, and hours of work that a beginner finds in a month beside the rest. */
const WEEKS_MOST = 4
const HOURS_MOST = 12
const WEEKS_OF_PLAN = 4

/** First what the firm's own figures call for, then what follows from what was told here with a figure, then what any beginning lacks; what shows nothing within the month stands last. */
export function firstMoves(desk: Desk): ChosenPlay[] {
  const { plays, company } = desk
  const own = OWN.flatMap(move => move(desk) ?? []).filter(one => fitsHours(desk, one))
  const isOfTold = ({ finding }: ChosenPlay): boolean =>
    finding.rests.some(id => isTold(company, id))
  const fit = (one: ChosenPlay): number =>
    FIRST * Number(isOfTold(one)) +
    SECOND * Number(isSoon(one) && fitsHours(desk, one)) +
    Number(isComputed(one))
  const fittest = plays.toSorted((a, b) => fit(b) - fit(a))
  return [...own, ...fittest].reduce(withOwnReason, []).slice(0, PLAN_MOVES)
}
const FIRST = 4
const SECOND = 2

const isSoon = ({ play }: ChosenPlay): boolean => play.weeks[0] <= WEEKS_MOST

/** General words, and what rests on words alone, stand behind what was computed. */
const isComputed = ({ finding, play }: ChosenPlay): boolean =>
  finding.evidence !== 'told' && finding.family !== 'contradiction' && play.nature !== 'general'

/** Whether its hours are there: those that were named for the weeks of the plan, else what a beginner finds. */
function fitsHours({ company }: Desk, { play }: ChosenPlay): boolean {
  const aWeek = company.facts.find(fact => fact.kind === 'budget' && fact.hoursPerWeek)
  const named = aWeek?.kind === 'budget' ? aWeek.hoursPerWeek : undefined
  return play.hours <= Math.min(HOURS_MOST, (named ?? HOURS_MOST) * WEEKS_OF_PLAN)
}
