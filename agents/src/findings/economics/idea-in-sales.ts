import { type Fact, factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { plannedCents } from '../../company/periods.ts'
import { contributionOf, ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
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
        const left = contributionOf(line)
        const each = line.price.per !== 'year' && left && left > 0 ? left : ownPrice(line)
        const many = Math.ceil(cost / each)
        const rests = [idea, line]
        return {
          says: wordsOf(kit, { idea, line, cost, each, many }),
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          weight: { centsAYear: cost },
          about: kit.label(idea),
          figures: { needed: many },
        }
      })
  },
}

type Told = { idea: Costly; line: PricedOffer; cost: number; each: number; many: number }

function wordsOf(kit: Kit, { idea, line, cost, each, many }: Told): Sentence {
  const rests = [idea, line]
  const name = kit.label(idea)
  const sum = kit.money(cost, 'cost in the first year', [idea])
  const number = kit.number(roughly(many), 'cost ÷ what one brings', rests)
  const money = kit.money(each, 'what one brings', [line])
  const today = line.volume
    ? say` A year brings ${kit.number(line.volume, 'as said', [line])} today.`
    : say``
  const start = say`${name} ${agree('cost', name)} ${sum}`
  if (line.price.per === 'year')
    return say`${start}, as much as ${number} new buyers of ${kit.label(line)} pay in their first year at ${money}. Each further year they stay counts again.${today}`
  if (many === 1)
    return say`${start}, no more than a single sale of ${kit.label(line)} brings at ${money}.${today}`
  const sales = say`${number} further sales of ${kit.label(line)}`
  const isLeft = each !== ownPrice(line)
  return isLeft
    ? say`${start}. It takes ${sales} to earn that back, at ${money} left from each after its own cost.${today}`
    : say`${start}, the price of ${sales} at ${money} each, before their own cost.${today}`
}
