import { type Fact, factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { plannedCents } from '../../company/periods.ts'
import { ownPrice, pricedOffers } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

type Costly = Fact<'idea'> & { cost: NonNullable<Fact<'idea'>['cost']> }

const isCostly = (idea: Fact<'idea'>): idea is Costly =>
  idea.cost !== undefined && idea.cost.cents > 0 && idea.cost.per !== 'hour'

/** What an idea costs, told in sales of the first line; where it is known what a sale leaves, economics.hire-threshold says more. */
export const ideaInSales: Rule = {
  id: 'economics.idea-in-sales',
  family: 'economics',

  find(company, kit) {
    const line = pricedOffers(company).find(offer => isSingle(offer) || offer.price.per === 'year')
    if (!line || averageContribution(company)) return []
    return factsOf(company, 'idea')
      .filter(isCostly)
      .slice(0, FINDINGS_PER_RULE)
      .map(idea => {
        const cost = plannedCents(idea.cost)
        const many = Math.ceil(cost / ownPrice(line))
        const rests = [idea, line]
        const sum = kit.money(cost, 'cost in the first year', [idea])
        const count = kit.number(many, 'cost ÷ price', rests)
        const beside = line.volume
          ? say`, beside the ${kit.number(line.volume, 'as said', [line])} of a year today`
          : say``
        const each = kit.money(ownPrice(line), 'price', [line])
        const once = say`${kit.label(idea)}: ${sum} are ${count} times ${kit.label(line)} at ${each}${beside}, and more once what each costs you is taken off.`
        const yearly = say`${kit.label(idea)}: ${sum} are the first year of ${count} new buyers of ${kit.label(line)} at ${each}${beside}; each further year they stay counts again.`
        return {
          says: line.price.per === 'year' ? yearly : once,
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          weight: { centsAYear: cost },
          about: kit.label(idea),
          figures: { needed: many },
        }
      })
  },
}
