import { aboutOf, type Company, type Fact, factsOf } from '../../../company/company.ts'
import { moneyGoal, type MovingGoal } from '../../../company/goals.ts'
import { worthOfOne } from '../../../company/pieces.ts'
import { type Computed, ownPrice, paymentsAYear, pricedOffers } from '../../../company/sales.ts'
import { countedGoals, unitOfGoal } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID, roughly } from '../../../findings/kit.ts'
import { scaleOf, weightOf } from '../../../findings/weigh.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { fromFive, onTen, type Part } from './part.ts'

/** Ten is the whole gap between today and the goal, or the best idea where none comes near. Of an idea: the sales it may bring against what the goal lacks; else its rating on the card. */
export function impactOfIdea(desk: Desk, idea: Fact<'idea'>): Part {
  const computed = computedOf(desk, idea)
  switch (scaleFor(desk)) {
    case 'computed':
      return computed ?? notSaid(desk, idea)
    case 'judged':
      return judged(desk, idea) ?? notSaid(desk, idea)
  }
}

const computedOf = (desk: Desk, idea: Fact<'idea'>): Part | null =>
  byCount(desk, idea) ?? byMoney(desk, idea)

/** All ideas stand on one scale: what they bring where that is known of all, or where not all were judged; else the person's judgment. */
function scaleFor(desk: Desk): 'computed' | 'judged' {
  const ideas = factsOf(desk.company, 'idea')
  const known = ideas.filter(idea => computedOf(desk, idea) !== null)
  const areJudged = ideas.every(({ impact }) => impact !== undefined)
  if (known.length === ideas.length) return 'computed'
  return areJudged || known.length === 0 ? 'judged' : 'computed'
}

/** The goal that is counted in the same pieces as what an idea brings. */
export const goalInSales = (company: Company): MovingGoal | undefined =>
  countedGoals(company).find(({ counts }) => counts !== 'leads')

/** Where even the best idea brings less of the goal than this, ideas are set against the best of them: else all would stand at one. */
const NEAR_GOAL = 0.3

const mostOf = (company: Company): Fact<'idea'> =>
  factsOf(company, 'idea').toSorted((a, b) => (b.brings ?? 0) - (a.brings ?? 0))[0]!

function byCount({ company, kit }: Desk, idea: Fact<'idea'>): Part | null {
  const goal = goalInSales(company)
  if (idea.brings === undefined || !goal) return null
  const gap = goal.target - goal.baseline
  const brings = kit.number(idea.brings, AS_SAID, [idea])
  const lacks = kit.count(gap, unitOfGoal(goal), 'goal − today', [goal])
  const most = mostOf(company)
  const isFar = (most.brings ?? 0) < gap * NEAR_GOAL
  const start = say`Impact: may bring ${brings} a year where the goal lacks ${lacks}`
  const best = kit.number(most.brings ?? 0, 'the most that one idea may bring', [most])
  return {
    value: onTen(idea.brings / (isFar ? (most.brings ?? gap) : gap)),
    says: isFar ? say`${start}; set against the ${best} of the best idea.` : say`${start}.`,
    rests: [...new Set([idea.id, goal.id, ...(isFar ? [most.id] : [])])],
  }
}

function byMoney({ company, kit }: Desk, idea: Fact<'idea'>): Part | null {
  const goal = moneyGoal(company)
  const worth = worthOf(company, idea)
  if (idea.brings === undefined || !goal || !worth) return null
  const gap = goal.target - goal.baseline
  const rests = [idea, goal, ...worth.rests]
  const cents = idea.brings * worth.value
  const money = kit.money(roughly(cents), 'sales it may bring × what one is worth in a year', rests)
  const lacks = kit.money(gap, 'goal − today', [goal])
  return {
    value: onTen(cents / gap),
    says: say`Impact: may bring about ${money} a year where the goal lacks ${lacks}.`,
    rests: rests.map(({ id }) => id),
  }
}

/** Cents a year of one sale: of the line that the idea is about, else of the average line. */
function worthOf(company: Company, idea: Fact<'idea'>): Computed | null {
  const line = aboutOf(company, idea, 'offer')
  const priced = pricedOffers(company).find(({ id }) => id === line?.id)
  if (!priced) return worthOfOne(company)
  const value = ownPrice(priced) * paymentsAYear(priced)
  return { value, how: 'price × payments a year', rests: [priced] }
}

/** As rated; of ideas that were rated alike, one that is said to bring less than the best of them stands a step below it. */
function judged({ company, kit }: Desk, idea: Fact<'idea'>): Part | null {
  if (idea.impact === undefined) return null
  const rating = kit.number(idea.impact, AS_SAID, [idea])
  const says = say`Impact: by your judgment ${rating} of ${fixed.number(5, 'the scale of a judgment')}`
  const most = mostAlike(company, idea)
  if (idea.brings === undefined || !most?.brings || idea.brings >= most.brings)
    return { value: fromFive(idea.impact), says: say`${says}.`, rests: [idea.id] }
  const brings = kit.number(idea.brings, AS_SAID, [idea])
  const more = kit.number(most.brings, AS_SAID, [most])
  return {
    value: fromFive(idea.impact) - 1,
    says: say`${says}, a step below another that you rated the same: it may bring ${brings} a year, that one ${more}.`,
    rests: [idea.id, most.id],
  }
}

/** Of the ideas with the same rating, the one that is said to bring the most. */
const mostAlike = (company: Company, { impact }: Fact<'idea'>): Fact<'idea'> | undefined =>
  factsOf(company, 'idea')
    .filter(one => one.impact === impact && one.brings !== undefined)
    .toSorted((a, b) => (b.brings ?? 0) - (a.brings ?? 0))[0]

const notSaid = (desk: Desk, idea: Fact<'idea'>): Part => ({
  value: null,
  says: say`Impact: not rated.`,
  rests: [idea.id],
  missing: whatIsMissing(desk, idea),
})

function whatIsMissing({ company }: Desk, idea: Fact<'idea'>): Sentence {
  if (idea.brings === undefined)
    return say`what it may bring in a year, on its card, would rate the impact`
  if (moneyGoal(company))
    return say`the line that it is about, on its card, would say what one sale is worth and rate the impact`
  return say`a goal with today’s figure and the one to reach would rate the impact`
}

/** A finding about the goal as a whole says how far it is, not what one move brings of it. */
const isWholeGap = ({ family, weight }: ChosenPlay['finding']): boolean =>
  family === 'goal' && (weight.ofGoal ?? 0) >= 1

/** Of a play: what is at stake in its finding, as a part of the goal's gap or, without one in money, of a year's sales. */
export function impactOfPlay(desk: Desk, { finding }: ChosenPlay): Part {
  const scale = scaleOf(desk.company)
  const weight = weightOf(finding.weight, scale)
  const facts = finding.rests.map(id => desk.fact(id)).filter(fact => fact !== undefined)
  if (weight === 0 || isWholeGap(finding))
    return {
      value: null,
      says: say`Impact: not rated. Nothing known yet says how much hangs on it.`,
      rests: finding.rests,
    }
  const part = desk.kit.percent(Math.min(1, weight), 'weight of the finding', facts)
  const isOfGoal = (finding.weight.ofGoal ?? 0) >= weight || moneyGoal(desk.company) !== undefined
  const says = isOfGoal
    ? say`Impact: at stake is ${part} of what the goal lacks.`
    : say`Impact: at stake is ${part} of a year’s sales.`
  return { value: onTen(weight), says, rests: finding.rests }
}
