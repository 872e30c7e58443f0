import { type Company, type Fact, factsOf } from '../../../company/company.ts'
import { plannedCents } from '../../../company/periods.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { fromFive, onTen, type Part } from './part.ts'

/** Weeks in which the hours of an idea are to be found. */
const WEEKS_TO_START = 6
/** Steps of ten by which a judgment and what is computed have to differ before both are told. */
const APART = 2

/** What something takes; undefined where nobody said. */
type Takes = { cents?: number; hours?: number; by: readonly Fact[] }

/** Of an idea its rating on the card, which its owner gave, with what it takes beside it; of one that nobody rated, ten leaves nearly all money and hours at hand and one takes all or more. */
export function easeOfIdea(desk: Desk, idea: Fact<'idea'>): Part {
  const takes = {
    ...(idea.cost && { cents: plannedCents(idea.cost) }),
    ...(idea.hours !== undefined && { hours: idea.hours }),
    by: [idea],
  }
  const computed = measured(desk, takes)
  return judged(desk, idea, computed) ?? computed ?? missing(desk.company, takes)
}

export const easeOfPlay = (desk: Desk, { play, cost }: ChosenPlay): Part => {
  // At most: the move itself says “up to”.
  const takes = { cents: cost[1], hours: play.hours, by: [] }
  return measured(desk, takes) ?? missing(desk.company, takes)
}

const purseOf = (company: Company): Fact<'budget'> | undefined =>
  factsOf(company, 'budget').find(({ amount }) => amount && amount.cents > 0)
const clockOf = (company: Company): Fact<'budget'> | undefined =>
  factsOf(company, 'budget').find(({ hoursPerWeek }) => hoursPerWeek)

type Use = { ratio: number; says: Sentence; rests: readonly Fact[] }

/** An ease by money and hours, with what it takes of them. */
type Measured = Part & { used: Sentence }

/** The scarcer of money and hours decides. */
function measured(desk: Desk, takes: Takes): Measured | null {
  const uses = [ofMoney(desk, takes), ofHours(desk, takes)].filter(use => use !== null)
  const [first, second] = uses
  if (!first) return null
  const most = Math.max(...uses.map(({ ratio }) => ratio))
  const used = second ? say`takes ${first.says} and ${second.says}` : say`takes ${first.says}`
  const rests = uses.flatMap(use => use.rests.map(({ id }) => id))
  return { value: onTen(1 - most), says: say`Ease: ${used}.`, used, rests }
}

function ofMoney({ company, kit }: Desk, { cents, by }: Takes): Use | null {
  const purse = purseOf(company)
  if (cents === undefined || !purse?.amount) return null
  const have = plannedCents(purse.amount)
  const rests = [...by, purse]
  const all = kit.money(have, 'the money at hand', [purse])
  if (cents === 0) return { ratio: 0, says: say`none of the ${all}`, rests: [purse] }
  const cost = kit.money(cents, 'what it costs', by)
  const says =
    cents > have ? say`${cost} (more than the ${all} at hand)` : say`${cost} of the ${all} at hand`
  return { ratio: cents / have, says, rests }
}

function ofHours({ company, kit }: Desk, { hours, by }: Takes): Use | null {
  const clock = clockOf(company)
  if (hours === undefined || !clock?.hoursPerWeek) return null
  const have = clock.hoursPerWeek * WEEKS_TO_START
  const work = kit.duration(hours, 'hour', 'hours of work', by)
  const all = kit.number(have, 'hours a week × weeks to start', [clock])
  const weeks = fixed.duration(WEEKS_TO_START, 'week', 'weeks to start')
  const says =
    hours > have
      ? say`${work} (more than the ${all} there are in ${weeks})`
      : say`${work} of the ${all} there are in ${weeks}`
  return { ratio: hours / have, says, rests: [...by, clock] }
}

/** As rated; where money and hours say something else, both are told. */
function judged({ kit }: Desk, idea: Fact<'idea'>, computed: Measured | null): Part | null {
  if (idea.ease === undefined) return null
  const value = fromFive(idea.ease)
  const rating = kit.number(idea.ease, AS_SAID, [idea])
  const says = say`Ease: by your judgment ${rating} of ${fixed.number(5, 'the scale of a judgment')}.`
  if (!computed?.value || Math.abs(computed.value - value) < APART)
    return { value, says, rests: [idea.id] }
  const ten = fixed.number(10, 'the scale of the method')
  const other = kit.number(computed.value, 'what money and hours leave, on ten', [idea])
  return {
    value,
    says: say`${says} By money and hours it would be ${other} of ${ten}: it ${computed.used}.`,
    rests: [...new Set([idea.id, ...computed.rests])],
  }
}

/** Which of the two figures is not there: what it takes, or what there is. */
function missing(company: Company, { cents, hours, by }: Takes): Part {
  const rests = by.map(({ id }) => id)
  const says = say`Ease: not rated.`
  if (cents === undefined && hours === undefined)
    return {
      value: null,
      says,
      rests,
      missing: say`its cost or its hours, on its card, would rate the ease`,
    }
  const missing =
    purseOf(company) || clockOf(company)
      ? say`money and hours both, of the idea and at hand, would rate the ease`
      : say`the money and the hours at hand would rate the ease`
  return { value: null, says, rests, missing }
}
