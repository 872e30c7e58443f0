import { factsOf } from '../../company/company.ts'
import { plannedCents } from '../../company/periods.ts'
import { soleBudget } from '../../company/targets.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** So many names still read as a list. */
const MOST_NAMED = 4

/** What all ideas cost together against the one sum there is. */
export const ideasAfford: Rule = {
  id: 'goal.ideas-afford',
  family: 'goal',

  find(company, kit) {
    const budget = soleBudget(company)
    const costed = factsOf(company, 'idea').flatMap(idea => {
      const isOpen = idea.attempt === undefined || idea.attempt === 'no'
      const isPiece = idea.cost?.per !== 'hour' && idea.cost?.per !== 'sale'
      return isOpen && isPiece && idea.cost ? [{ idea, cents: plannedCents(idea.cost) }] : []
    })
    if (!budget || costed.length < 2 || costed.length > MOST_NAMED) return []
    const total = costed.reduce((sum, { cents }) => sum + cents, 0)
    if (total <= budget.cents) return []
    const ideas = costed.map(({ idea }) => idea)
    const names = new ListText(ideas.map(idea => kit.label(idea)))
    const cost = kit.money(total, 'Σ cost of the ideas', ideas)
    const there = kit.money(budget.cents, 'a year, as said', [budget.fact])
    const fits = costed.filter(({ cents }) => cents <= budget.cents)
    const oneAlone = fits.length === 0
    const says = oneAlone
      ? say`The budget of ${there} pays for none of the ideas you name: ${names} cost ${cost} in all, and each of them more than there is.`
      : say`Together ${names} cost ${cost} where there is ${there}. Not all can be paid in the same year, so the order matters more than the list.`
    return [
      {
        says,
        rests: idsOf(budget.fact, ...ideas),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: total - budget.cents },
        about: kit.label(budget.fact),
        figures: { total, times: total / budget.cents },
      },
    ]
  },
}
