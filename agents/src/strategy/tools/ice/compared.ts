import type { Claim } from '@sextant/contracts/deliverable'
import type { IceIdea } from '@sextant/contracts/strategy/ice'
import type { Fact } from '../../../company/company.ts'
import { plannedCents } from '../../../company/periods.ts'
import { unitOfGoal } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { say } from '../../../sentences/sentence.ts'
import { goalInSales } from './impact.ts'

type Ranked = { idea: IceIdea; fact: Fact<'idea'> }
/** What is compared takes two. */
const PAIR = 2

/** What the ideas bring together, and which of them costs least for what it brings. */
export function comparedOf(desk: Desk, rows: readonly Ranked[]): Claim[] {
  const open = rows.filter(({ fact }) => fact.attempt !== 'failed' && fact.brings)
  return [togetherOf(desk, open), cheapestOf(desk, open)].filter(claim => claim !== null)
}

/** All that the ideas may bring against what the goal lacks. */
function togetherOf(desk: Desk, rows: readonly Ranked[]): Claim | null {
  const { company, kit } = desk
  const goal = goalInSales(company)
  if (!goal || rows.length < PAIR) return null
  const facts = rows.map(({ fact }) => fact)
  const sum = facts.reduce((all, { brings }) => all + (brings ?? 0), 0)
  const gap = goal.target - goal.baseline
  const ideas = kit.number(facts.length, 'ideas with a number on their card', facts)
  const total = kit.number(sum, 'Σ what the ideas bring', facts)
  const lacks = kit.count(gap, unitOfGoal(goal), 'goal − today', [goal])
  const start = say`Together the ${ideas} ideas with a number may bring ${total} a year, where the goal lacks ${lacks}`
  const says =
    sum >= gap
      ? say`${start}: enough, if all of it comes and no two of them win the same buyers.`
      : say`${start}: even all of them together do not reach it.`
  return desk.claim(says, [...facts.map(({ id }) => id), goal.id], 'computed')
}

/** The idea that pays least for each sale it may bring, where it does not lead the list. */
function cheapestOf(desk: Desk, rows: readonly Ranked[]): Claim | null {
  const { kit } = desk
  const priced = rows.flatMap(({ idea, fact }) => {
    const { cost, brings } = fact
    const isSum = cost && cost.per !== 'hour' && cost.per !== 'sale'
    return isSum && brings ? [{ idea, fact, each: plannedCents(cost) / brings, brings }] : []
  })
  const [best] = priced.toSorted((a, b) => a.each - b.each)
  const name = best && kit.name(best.fact)
  if (!best || !name || priced.length < PAIR || (best.idea.rank ?? 1) === 1) return null
  const each = kit.money(best.each, 'cost in the first year ÷ what it brings', [best.fact])
  const brings = kit.number(best.brings, AS_SAID, [best.fact])
  const place = kit.number(best.idea.rank ?? 0, 'place in the list', [])
  return desk.claim(
    say`Least for what it may bring: ${name}, ${each} for each of the ${brings}, and only at place ${place}. Judgment puts others before it, so hold the two against each other before the first is begun.`,
    [best.fact.id],
    'computed',
  )
}
