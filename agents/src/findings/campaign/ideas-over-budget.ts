import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { plannedCents } from '../../company/periods.ts'
import { soleBudget } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Part of a budget that is kept back for what nobody foresaw; a planner's custom. */
const RESERVE = 0.1

/** The ideas together against the one budget that has to pay for them, with what is left as a reserve. */
export const ideasOverBudget: Rule = {
  id: 'campaign.ideas-over-budget',
  family: 'campaign',

  find(company, kit) {
    const budget = soleBudget(company)
    const ideas = pricedIdeas(company)
    if (!budget || ideas.length < 2) return []
    const total = ideas.reduce((sum, { cents }) => sum + cents, 0)
    const facts = ideas.map(({ idea }) => idea)
    const left = 1 - total / budget.cents
    if (left >= RESERVE) return []
    const rests = [budget.fact, ...facts]
    const all = kit.money(total, 'Σ cost of the ideas', facts)
    const purse = kit.money(budget.cents, 'budget of a year', [budget.fact])
    const gap = kit.money(total - budget.cents, 'cost of the ideas − budget', rests)
    const spare = kit.percent(Math.max(0, left), '1 − cost ÷ budget', rests)
    const custom = fixed.percent(RESERVE, 'a planner’s custom')
    const says =
      left < 0
        ? say`Together the ideas with a price cost ${all}, and the budget is ${purse}. At least ${gap} of them has to wait.`
        : say`Together the ideas with a price cost ${all} of the budget of ${purse}. That keeps back ${spare} for surprises, where ${custom} is usual.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        ...(left < 0 && { quadrant: 'weakness' as const }),
        weight: { centsAYear: total - budget.cents },
        about: kit.label(budget.fact),
        figures: { total, left },
      },
    ]
  },
}

function pricedIdeas(company: Company): { idea: Fact<'idea'>; cents: number }[] {
  return factsOf(company, 'idea').flatMap(idea => {
    const { cost, attempt } = idea
    if (!cost || cost.per === 'hour' || cost.per === 'sale' || attempt === 'failed') return []
    return [{ idea, cents: plannedCents(cost) }]
  })
}
