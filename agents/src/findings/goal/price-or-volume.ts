import { worthOfOne } from '../../company/pieces.ts'
import { turnoverGoal, unitOfSales } from '../../company/targets.ts'
import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** The two ways to more turnover: more sales at today's price, or today's sales at a higher one. */
export const priceOrVolume: Rule = {
  id: 'goal.price-or-volume',
  family: 'goal',

  find(company, kit) {
    const goal = turnoverGoal(company)
    const sale = worthOfOne(company, goal)
    if (!goal || !sale || goal.baseline === 0) return []
    const gap = goal.target - goal.baseline
    const more = Math.ceil(gap / sale.value)
    const price = (sale.value * goal.target) / goal.baseline
    if (more < 2) return []
    const each = kit.money(roughly(sale.value), sale.how, sale.rests, sale.per)
    const says = say`Adding ${kit.money(gap, 'target − baseline', [goal])} takes about ${kit.count(roughly(more), unitOfSales(company), 'gap ÷ average sale', [goal, ...sale.rests])} more at ${each}, or as many as today at a price of ${kit.money(roughly(price), 'average sale × target ÷ baseline', [goal, ...sale.rests], sale.per)}. Every step in price shortens the list of buyers still to be found.`
    return [
      {
        says,
        rests: idsOf(goal, ...sale.rests),
        evidence: 'derived',
        weight: {},
        about: kit.label(goal),
        figures: { more, price, rise: goal.target / goal.baseline - 1 },
      },
    ]
  },

  asks(company, kit) {
    const [offer, ...others] = factsOf(company, 'offer')
    if (!turnoverGoal(company) || !offer || others.length > 0 || offer.price) return null
    return {
      says: say`Tell me the price of ${kit.label(offer)}, and I can say how many more sales the goal takes, or which price would do it alone.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'price',
    }
  },
}
