import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { plannedCents } from '../../company/periods.ts'
import { soleBudget } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Part of a budget that is kept back for what nobody foresaw; a planner's custom. */
const RESERVE = 0.1

/** What the ideas leave of the one budget that has to pay for them. Where they cost more than it, goal.ideas-afford speaks. */
export const reserve: Rule = {
  id: 'campaign.reserve',
  family: 'campaign',

  find(company, kit) {
    const budget = soleBudget(company)
    const ideas = pricedIdeas(company)
    if (!budget || ideas.length < 2) return []
    const total = ideas.reduce((sum, { cents }) => sum + cents, 0)
    const facts = ideas.map(({ idea }) => idea)
    const left = 1 - total / budget.cents
    if (left < 0 || left >= RESERVE) return []
    const rests = [budget.fact, ...facts]
    const all = kit.money(total, 'Σ cost of the ideas', facts)
    const purse = kit.money(budget.cents, 'budget of a year', [budget.fact])
    const spare = kit.percent(left, '1 − cost ÷ budget', rests)
    const custom = fixed.percent(RESERVE, 'a planner’s custom')
    return [
      {
        says: say`Together the ideas with a price cost ${all} of the budget of ${purse}. That keeps back ${spare} for surprises, where ${custom} is usual.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: { centsAYear: RESERVE * budget.cents },
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
