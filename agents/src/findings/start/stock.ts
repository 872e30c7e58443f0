import { oneSale, stockToSell } from '../../company/first-figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** How many of a stock have to go each week: what is there ÷ the weeks that are left. */
export const stock: Rule = {
  id: 'start.stock',
  family: 'start',

  find(company, kit) {
    const found = stockToSell(company)
    if (!found) return []
    const { goal, weeks } = found
    const aWeek = Math.ceil(goal.target / weeks)
    const left = kit.duration(weeks, 'week', 'weeks from today', [goal])
    const sale = oneSale(company)
    const worth = sale
      ? say` At ${kit.money(sale.brings, 'as said', [sale.line])} each all of them bring ${kit.money(sale.brings * goal.target, 'number × price', [goal, sale.line])}.`
      : say``
    return [
      {
        says: say`The ${kit.number(goal.target, 'as said', [goal])} that have to go are ${kit.number(aWeek, 'number ÷ weeks left', [goal])} in each of the ${left} left, and what one week misses the next has to make up for.${worth}`,
        rests: idsOf(goal, ...(sale ? [sale.line] : [])),
        evidence: 'derived',
        weight: {},
        about: kit.label(goal),
        figures: { aWeek, weeks },
      },
    ]
  },
}
