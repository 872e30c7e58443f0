import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { lineOfMatter } from '../../company/matter.ts'
import { plannedCents } from '../../company/periods.ts'
import { ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { unitOfSales } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Dear = { idea: Fact<'idea'>; cost: number; each: number; line: PricedOffer }

/** Open ideas of which each further sale would cost more than the price of the line they are for. */
function dearIdeas(company: Company): Dear[] {
  return factsOf(company, 'idea')
    .flatMap((idea): Dear[] => {
      const about = lineOfMatter(company, idea)
      const line = pricedOffers(company).find(({ id }) => id === about?.id)
      const isPiece = idea.cost?.per !== 'hour' && idea.cost?.per !== 'sale'
      if (!line || !isSingle(line) || !isPiece) return []
      if (!idea.cost?.cents || !idea.brings || idea.attempt === 'failed') return []
      const cost = plannedCents(idea.cost)
      return [{ idea, cost, each: cost / idea.brings, line }]
    })
    .filter(({ each, line }) => each > ownPrice(line))
    .sort((a, b) => b.each - a.each)
}

/** An idea whose further sale costs more than it brings in: cost ÷ sales a year, against the price of its line. */
export const ideaAbovePrice: Rule = {
  id: 'goal.idea-above-price',
  family: 'goal',

  find(company, kit) {
    const unit = unitOfSales(company)
    return dearIdeas(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(({ idea, cost, each, line }) => {
        const rests = [idea, line]
        const name = kit.label(idea)
        const dear = kit.money(roughly(each), 'cost ÷ sales a year', [idea])
        const price = kit.money(ownPrice(line), 'price', [line])
        return {
          says: say`${name}: each further ${kit.unit(unit, 'one', idea)} would cost about ${dear}, more than the ${price} that a sale of ${kit.label(line)} brings in. It pays only if buyers come back, or if what it brings was told for a shorter time than what it costs.`,
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          quadrant: 'weakness' as const,
          weight: { centsAYear: cost },
          about: name,
          figures: { each, times: each / ownPrice(line) },
        }
      })
  },
}
