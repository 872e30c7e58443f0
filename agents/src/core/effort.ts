import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import { factsOf } from '../company/company.ts'
import { plannedCents } from '../company/periods.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { fixed } from '../sentences/figures.ts'
import type { Desk } from './desk.ts'
import { costOfMove, ideasOnTop } from './move-cost.ts'
import { THUMB, THUMB_CHECK } from './thumb.ts'

/** What the moves ask for together, against the money and hours at hand. */
export function effortOf(desk: Desk, plays: readonly ChosenPlay[]): TextSection[] {
  if (plays.length < 2) return []
  const paragraphs = [together(desk, plays), purse(desk, plays), hours(desk, plays)]
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
function purse(desk: Desk, plays: readonly ChosenPlay[]): Claim | null {
  const budget = factsOf(desk.company, 'budget').find(({ amount }) => amount)
  const cents = budget?.amount ? plannedCents(budget.amount) : null
  const [low, high] = costOf(desk, plays)
  if (!budget || cents === null || high === 0) return null
  const have = desk.kit.money(cents, 'the money at hand', [budget])
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

function hours(desk: Desk, plays: readonly ChosenPlay[]): Claim | null {
  const budget = factsOf(desk.company, 'budget').find(({ hoursPerWeek }) => hoursPerWeek)
  if (!budget?.hoursPerWeek) return null
  const weeks = Math.max(1, Math.round(hoursOf(plays) / budget.hoursPerWeek))
  const each = desk.kit.duration(budget.hoursPerWeek, 'hour', 'as said', [budget])
  const span = desk.kit.duration(weeks, 'week', 'hours of the moves ÷ hours a week', [budget])
  return desk.claim(
    say`With ${each} a week that is about ${span} of them.`,
    [budget.id],
    'computed',
  )
}

const hoursOf = (plays: readonly ChosenPlay[]): number =>
  plays.reduce((sum, { play }) => sum + play.hours, 0)

function costOf(desk: Desk, plays: readonly ChosenPlay[]): [number, number] {
  const costs = plays.map(chosen => costOfMove(desk, chosen))
  const sumOf = (end: 0 | 1): number => costs.reduce((sum, cost) => sum + cost[end], 0)
  return [sumOf(0), sumOf(1)]
}
