import type { Claim } from '@sextant/contracts/deliverable'
import type { Initiative, ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { type Fact, factsOf } from '../../../company/company.ts'
import { soleBudget } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import { roughly } from '../../../findings/kit.ts'
import { say } from '../../../sentences/sentence.ts'
import { firstYear } from './recompute.ts'

/** The split to begin with. */
export const SPLIT = {
  method: 'Innovation ambition matrix, 70-20-10',
  by: 'B. Nagji and G. Tuff, HBR, May 2012',
}
const UNKNOWN = 'What the initiatives cost: not known yet'
const UNKNOWN_CHECK = 'Fill in on the card of each idea what it would cost.'
const INITIATIVE = { one: 'initiative', many: 'initiatives' }

/** How the known costs are split, against the split of the rule; what is missing where none is known. */
export function balanceOf(
  desk: Desk,
  initiatives: readonly Initiative[],
  shares: ThreeHorizonsBody['shares'],
): Claim | null {
  if (initiatives.length === 0) return null
  const { kit } = desk
  const facts = factsBehind(desk, initiatives)
  const all = kit.count(initiatives.length, INITIATIVE, 'initiatives, counted', facts)
  const [today, next, later] = shares
  if (!today || !next || !later) return null
  if (today.actual === null) {
    const says = say`How the money is split is not rated: of the ${all}, none that is yours has a cost for the year on its card yet`
    const claim = desk.claim(says, [], 'not rated')
    return { ...claim, sources: [desk.book.assumption(UNKNOWN, UNKNOWN_CHECK)] }
  }
  const part = (share: typeof today) =>
    kit.percent(share.actual ?? 0, 'costs of the horizon ÷ all known costs, first year', facts)
  const aim = (share: typeof today) => kit.percent(share.target, 'the rule’s split', [])
  const known = initiatives.filter(one => !one.isUsual && firstYear(one) !== null).length
  const over = kit.number(known, 'initiatives with a cost, counted', facts)
  const says = say`Of the costs that are known, for ${over} of ${all}, today’s business takes ${part(today)}, the next one ${part(next)} and options ${part(later)}; the rule begins with ${aim(today)}, ${aim(next)} and ${aim(later)}`
  const claim = desk.claim(says, rests(facts), 'computed')
  return { ...claim, sources: [...claim.sources, desk.book.method(SPLIT)] }
}

const rests = (facts: readonly Fact[]): string[] => facts.map(({ id }) => id)

function factsBehind({ company }: Desk, initiatives: readonly Initiative[]): Fact[] {
  const ids = new Set(initiatives.map(({ claim }) => claim.fact))
  return company.facts.filter(({ id }) => ids.has(id))
}

/** What all of it costs in the first year against the money at hand, each counted once; and which idea has no cost. */
export function purseSays(desk: Desk, initiatives: readonly Initiative[]): Claim[] {
  return [sum(desk, initiatives), open(desk)].filter(claim => claim !== null)
}

function sum(desk: Desk, initiatives: readonly Initiative[]): Claim | null {
  const { kit } = desk
  const facts = factsBehind(desk, initiatives)
  const total = initiatives.reduce((cents, one) => cents + (firstYear(one) ?? 0), 0)
  if (total === 0) return null
  const how = 'costs of the first year: once what is paid once, twelve times what is paid a month'
  const costs = kit.money(roughly(total), how, facts)
  const start = say`If all of it is begun, the first year costs about ${costs}`
  const budget = soleBudget(desk.company)
  const held = factsOf(desk.company, 'budget').filter(({ amount }) => amount)
  if (!budget) {
    const says =
      held.length > 1
        ? say`${start}; you named several sums, so nobody can say whether it fits`
        : say`${start}; what may be spent is not told yet`
    return desk.claim(says, rests([...facts, ...held]), 'computed')
  }
  const have = kit.money(budget.cents, 'the money at hand in a year', [budget.fact])
  const left = budget.cents - total
  const gap = kit.money(roughly(Math.abs(left)), 'money at hand − costs of the first year', [
    ...facts,
    budget.fact,
  ])
  const says =
    left >= 0
      ? say`${start}, and ${have} are at hand: ${gap} stay free`
      : say`${start}, but ${have} are at hand: ${gap} are missing, so begin from the top of each horizon`
  return desk.claim(says, rests([...facts, budget.fact]), 'computed')
}

/** Ideas whose card has no cost. */
function open(desk: Desk): Claim | null {
  const ideas = factsOf(desk.company, 'idea').filter(({ cost }) => !cost)
  const [first] = ideas
  const label = first && desk.kit.name(first)
  if (!first || !label) return null
  const says =
    ideas.length === 1
      ? say`What ${label} would cost is not told; it goes on its card`
      : say`What ${desk.kit.count(ideas.length, IDEA, 'ideas without a cost, counted', ideas)} would cost is not told, ${label} among them; it goes on their cards`
  return { ...desk.claim(says, rests(ideas), 'not rated'), fact: first.id }
}

const IDEA = { one: 'idea', many: 'ideas' }
