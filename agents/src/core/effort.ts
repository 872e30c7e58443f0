import type { Amount } from '@sextant/contracts/company/figures'
import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import { type Fact, factsOf } from '../company/company.ts'
import { plannedCents, yearlyCents } from '../company/periods.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { fixed } from '../sentences/figures.ts'
import type { Desk } from './desk.ts'
import { costOfMove, ideasOnTop } from './move-cost.ts'
import { THUMB, THUMB_CHECK } from './thumb.ts'

/** What the moves ask for together, against the money and hours at hand. `planDays`: of a plan that is made for so many; without it, for a year. */
export function effortOf(
  desk: Desk,
  plays: readonly ChosenPlay[],
  { planDays: days }: { planDays?: number } = {},
): TextSection[] {
  if (plays.length < 2) return []
  const paragraphs = [together(desk, plays), purse(desk, plays, days), hours(desk, plays, days)]
  return [
    {
      id: 'effort',
      heading: 'What it takes',
      paragraphs: paragraphs.filter(claim => claim !== null),
    },
  ]
}

function together(desk: Desk, plays: readonly ChosenPlay[]): Claim {
  const { kit } = desk
  const moves = fixed.count(plays.length, { one: 'move', many: 'moves' }, 'moves')
  const work = kit.duration(hoursOf(plays), 'hour', 'hours of the moves, added up', [])
  const [low, high] = costOf(desk, plays)
  const ideas = ideasOnTop(desk, plays)
  const from = kit.money(low, 'lowest cost of the moves, added up', [])
  const to = kit.money(high, 'highest cost of the moves, added up', [])
  return {
    ...desk.claim(
      say`${costsText()}${onTop()}`,
      ideas.map(({ idea }) => idea.id),
      'rule',
    ),
    sources: [desk.book.assumption(THUMB, THUMB_CHECK)],
  }

  function costsText(): Sentence {
    if (low === 0 && high > 0) return say`The ${moves} take about ${work} of work and up to ${to}.`
    if (high === 0 && ideas.length > 0) return say`The ${moves} take about ${work} of work.`
    if (high === 0) return say`The ${moves} take about ${work} of work and no money.`
    if (low === high) return say`The ${moves} take about ${work} of work and ${to}.`
    return say`The ${moves} take about ${work} of work and between ${from} and ${to}.`
  }

  /** "No money" never stands beside the sum of an idea that the moves are about. */
  function onTop(): Sentence {
    if (ideas.length === 0) return say``
    const sum = ideas.reduce((all, { cents }) => all + cents, 0)
    const facts = ideas.map(({ idea }) => idea)
    const cost = kit.money(sum, 'cost of the ideas by their cards, added up', facts)
    return say` To do the ideas they test costs ${cost} by their cards, which comes on top.`
  }
}

/** Whether the money that was named covers the moves. */
function purse(desk: Desk, plays: readonly ChosenPlay[], days?: number): Claim | null {
  const budget = factsOf(desk.company, 'budget').find(({ amount }) => amount)
  const cents = budget?.amount ? centsFor(budget.amount, days) : null
  const [low, high] = costOf(desk, plays)
  if (!budget || cents === null || high === 0) return null
  const how = days === undefined ? 'the money at hand' : `the money of ${days} days`
  const have = desk.kit.money(cents, how, [budget])
  if (cents >= high)
    return desk.claim(say`The ${have} at hand covers all of it.`, [budget.id], 'computed')
  if (cents >= low)
    return desk.claim(
      say`The ${have} at hand covers the lower end only: take them in this order, and stop where the money ends.`,
      [budget.id],
      'computed',
    )
  return desk.claim(
    say`The ${have} at hand does not cover all of it: begin with the first, and decide about the next by what it brings.`,
    [budget.id],
    'computed',
  )
}

/** A sum that comes again, for the days of the plan; what is paid once counts whole. */
function centsFor(amount: Amount, days: number | undefined): number {
  const aYear = days === undefined ? null : yearlyCents(amount)
  return aYear === null || days === undefined
    ? plannedCents(amount)
    : Math.round((aYear * days) / DAYS_OF_YEAR)
}
/** A month of the plan is one of its twelve: nobody is told 986 where they said 1,000. */
const DAYS_OF_YEAR = 360

const DAYS_A_WEEK = 7

function hours(desk: Desk, plays: readonly ChosenPlay[], days?: number): Claim | null {
  const budget = factsOf(desk.company, 'budget').find(({ hoursPerWeek }) => hoursPerWeek)
  if (!budget?.hoursPerWeek) return null
  if (days !== undefined) return hoursOfPlan(desk, budget, plays, days)
  const weeks = Math.max(1, Math.round(hoursOf(plays) / budget.hoursPerWeek))
  const each = desk.kit.duration(budget.hoursPerWeek, 'hour', 'as said', [budget])
  const span = desk.kit.duration(weeks, 'week', 'hours of the moves ÷ hours a week', [budget])
  return desk.claim(
    say`With ${each} a week that is about ${span} of them.`,
    [budget.id],
    'computed',
  )
}

/** The hours of the plan's days beside what the moves take. */
function hoursOfPlan(
  desk: Desk,
  budget: Fact<'budget'>,
  plays: readonly ChosenPlay[],
  days: number,
): Claim {
  const { kit } = desk
  const there = Math.floor(((budget.hoursPerWeek ?? 0) * days) / DAYS_A_WEEK)
  const all = kit.duration(there, 'hour', `hours a week × ${days} days ÷ 7`, [budget])
  const each = kit.duration(budget.hoursPerWeek ?? 0, 'hour', 'as said', [budget])
  const span = kit.duration(days, 'day', 'length of the plan', [budget])
  const says =
    hoursOf(plays) <= there
      ? say`With ${each} a week you have ${all} in ${span}: they fit.`
      : say`With ${each} a week you have ${all} in ${span}: they do not all fit. Take them in this order, and leave the last for the month after.`
  return desk.claim(says, [budget.id], 'computed')
}

const hoursOf = (plays: readonly ChosenPlay[]): number =>
  plays.reduce((sum, { play }) => sum + play.hours, 0)

function costOf(desk: Desk, plays: readonly ChosenPlay[]): [number, number] {
  const costs = plays.map(chosen => costOfMove(desk, chosen))
  const sumOf = (end: 0 | 1): number => costs.reduce((sum, cost) => sum + cost[end], 0)
  return [sumOf(0), sumOf(1)]
}
