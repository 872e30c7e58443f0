import { type Fact, factsOf } from '../../company/company.ts'
import { isUntiedIdea, worthOfIdea } from '../../company/idea-worth.ts'
import { averageContribution } from '../../company/margins.ts'
import { plannedCents } from '../../company/periods.ts'
import { salesOfYear, soleBudget } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { isRunningCost } from '../payback.ts'
import { idsOf } from '../rests.ts'

/** A smaller part of a year is no matter for a decision. */
const NOTICED = 0.02

/** What an idea costs, against the money of a year, where nothing says which line it is for: what it brings is then not valued. */
export const ideaOfYear: Rule = {
  id: 'economics.idea-of-year',
  family: 'economics',

  find(company, kit) {
    const budget = soleBudget(company)
    const sales = salesOfYear(company)
    const year = budget ? { value: budget.cents, rests: [budget.fact] as Fact[] } : sales
    if (!year || averageContribution(company)) return []
    return factsOf(company, 'idea')
      .flatMap((idea): Finding[] => {
        const isPiece = idea.cost?.per !== 'hour' && idea.cost?.per !== 'sale'
        const isOpen = isUntiedIdea(company, idea) && !worthOfIdea(company, idea)
        if (!idea.cost?.cents || !isPiece || !isOpen || idea.attempt === 'failed') return []
        const cost = plannedCents(idea.cost)
        const part = cost / year.value
        if (part < NOTICED) return []
        const rests = [idea, ...year.rests]
        const sum = kit.money(cost, 'cost in the first year', [idea])
        const money = kit.money(year.value, budget ? 'a year, as said' : 'sales a year', year.rests)
        const share = kit.percent(part, 'cost ÷ money of a year', rests)
        const whole = budget
          ? say`the ${money} you may spend`
          : say`the ${money} that all sales bring`
        const each = isRunningCost(idea) ? say`${sum} a year` : sum
        return [
          {
            says: say`${kit.label(idea)}: ${each}, ${share} of ${whole}. What it has to bring for that belongs beside it on the same sheet before anything is ordered.`,
            rests: idsOf(...rests),
            evidence: 'derived',
            weight: { centsAYear: cost },
            about: kit.label(idea),
            figures: { part },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
