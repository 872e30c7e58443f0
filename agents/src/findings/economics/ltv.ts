import { boughtToday } from '../../company/acquisition.ts'
import { lifetimeOf, repeatingLine } from '../../company/lifetime.ts'
import { lossOf } from '../../company/loss.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { stayOf } from '../stay.ts'

/**
 * What a customer leaves while they stay: contribution a month ÷ loss a month (Gupta & Lehmann 2003, with an even rate of loss).
 * Where the cost of winning one is known, economics.ltv-cac says more.
 */
export const ltv: Rule = {
  id: 'economics.ltv',
  family: 'economics',

  find(company, kit) {
    const lifetime = lifetimeOf(company)
    if (!lifetime || boughtToday(company).length > 0) return []
    const { offer, loss, months, left } = lifetime
    const rests = [offer, loss.churn]
    const { one } = buyersOf(kit, offer)
    const stay = stayOf(kit, loss)
    const worth = kit.money(roughly(left), 'contribution a month ÷ monthly loss', rests)
    return [
      {
        says: say`${kit.label(offer)}: a ${one} stays about ${stay} and leaves about ${worth} in that time. Winning a ${one} may never cost more than that.`,
        rests: rests.map(({ id }) => id),
        evidence: 'derived',
        weight: {},
        about: kit.label(offer),
        figures: { ltv: left, months },
      },
    ]
  },

  asks(company, kit) {
    const line = repeatingLine(company)
    if (!line || lossOf(company) || boughtToday(company).length > 0) return null
    return {
      says: say`Tell me what part of your customers for ${kit.label(line.offer)} leave in a month or a year, and I can say what winning a customer may cost.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
