import { monthlySum, oneSale } from '../../company/first-figures.ts'
import { firstMonth } from '../../company/first-month.ts'
import { unitOfSales } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** How many sales earn back what may be spent in a month: sum ÷ what one leaves, else ÷ its price. */
export const paysBack: Rule = {
  id: 'start.pays-back',
  family: 'start',

  find(company, kit) {
    const sum = monthlySum(company)
    const sale = oneSale(company)
    const name = sale && kit.name(sale.line)
    const each = sale?.leaves ?? sale?.brings
    // What the goal takes says what may be spent, where a goal has figures.
    if (!sum || !sale || !name || !each || each <= 0 || firstMonth(company)) return []
    const sales = Math.ceil(sum.cents / each)
    const how = sale.leaves === null ? 'sum ÷ price' : 'sum ÷ what one leaves'
    const unit = unitOfSales(company)
    const number = kit.number(sales, how, [sum.fact, sale.line])
    const word = kit.unit(unit, sales === 1 ? 'one' : 'many', sale.line)
    const spent = kit.money(sum.cents, 'as said', [sum.fact])
    const left =
      sale.leaves === null
        ? say`at ${kit.money(sale.brings, 'as said', [sale.line])} each, and what one costs you comes on top`
        : say`each leaves ${kit.money(sale.leaves, 'price − own cost', [sale.line])} after its own cost`
    const says = say`If you spent all ${spent} on being found, ${number} more ${word} of ${name} would have to come of it in that month, only to earn it back: ${left}. So spend a part first, and the next part when you have counted what the first one brought.`
    return [
      {
        says,
        rests: idsOf(sum.fact, sale.line),
        evidence: 'derived',
        weight: {},
        about: name,
        figures: { sales, each },
      },
    ]
  },
}
