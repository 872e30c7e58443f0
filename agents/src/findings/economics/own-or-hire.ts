import { aboutOf, factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'

const MONTHS = 12
/** Years below which a span is told in months. */
const SHORT = 2

/** Years after which buying has cost no more than going on paying a partner: price ÷ yearly cost. The idea names the partner it replaces. */
export const ownOrHire: Rule = {
  id: 'economics.own-or-hire',
  family: 'economics',

  find(company, kit) {
    return factsOf(company, 'idea')
      .flatMap((idea): Finding[] => {
        const partner = aboutOf(company, idea, 'partner')
        const yearly = partner?.yearlyCost ? yearlyCents(partner.yearlyCost) : null
        const isOnce = idea.cost?.per === 'once' || idea.cost?.per === undefined
        if (!partner || !yearly || !idea.cost || !isOnce) return []
        const years = idea.cost.cents / yearly
        const months = kit.duration(Math.ceil(years * MONTHS), 'month', 'price ÷ monthly cost', [
          idea,
          partner,
        ])
        const whole = kit.duration(years, 'year', 'price ÷ yearly cost', [idea, partner])
        const after = years < SHORT ? months : whole
        const price = kit.amount({ ...idea.cost, per: 'once' }, idea)
        const paid = kit.money(yearly, 'yearly cost', [partner])
        return [
          {
            says: say`${kit.label(idea)}: the price of ${price} comes back after ${after}, set against the ${paid} a year for ${kit.label(partner)}. Running costs of your own come on top.`,
            rests: [idea.id, partner.id],
            evidence: 'derived',
            weight: { centsAYear: yearly },
            about: kit.label(idea),
            figures: { years },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
