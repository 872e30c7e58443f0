import { monthsToStart } from '../../company/changes.ts'
import { factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { unitOfSales } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** What missing a rule costs, in sales that have to earn it: penalty ÷ contribution of the average sale. */
export const penalty: Rule = {
  id: 'rules.penalty',
  family: 'rules',

  find(company, kit) {
    const left = averageContribution(company)
    const [rule] = factsOf(company, 'change')
      .filter(({ touches, penalty }) => touches === 'rule' && penalty && penalty.cents > 0)
      .sort((a, b) => (b.penalty?.cents ?? 0) - (a.penalty?.cents ?? 0))
    if (!rule?.penalty || !left) return []
    const sales = Math.ceil(rule.penalty.cents / left.value)
    const months = rule.when ? monthsToStart(company.today, rule.when) : 0
    const rests = [rule, ...left.rests]
    const label = kit.label(rule)
    const cost = kit.amount(rule.penalty, rule)
    const earned = kit.count(sales, unitOfSales(company), 'penalty ÷ contribution of a sale', rests)
    const ahead = kit.duration(Math.round(months), 'month', 'months from today', [rule])
    const time = months >= 1 ? say` There are ${ahead} left.` : say``
    return [
      {
        says: say`${label}: failing to comply costs ${cost}, as much as ${earned} leave you.${time}`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { centsAYear: rule.penalty.cents },
        about: label,
        figures: { penalty: rule.penalty.cents, sales },
      },
    ]
  },

  asks(company, kit) {
    const rule = factsOf(company, 'change').find(
      ({ touches, bearing, penalty }) => touches === 'rule' && bearing !== 'helps' && !penalty,
    )
    if (!rule || !averageContribution(company)) return null
    return {
      says: say`Tell me what failing to comply with ${kit.label(rule)} costs, and I can say how many sales would have to earn it.`,
      kind: 'change',
      fact: rule.id,
      attribute: 'penalty',
    }
  },
}
