import { type Company, factsOf } from '../../company/company.ts'
import { type PricedOffer, pricedOffers, revenueOf } from '../../company/sales.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Years after which a price is old. */
const OLD = 2
/** A small step up that few buyers notice after years. */
const STEP = 0.05

const yearOf = (company: Company): number => Number(company.today.slice(0, 4))

/** Lines whose price has stood for years, the largest sales first. */
function staleLines(company: Company): PricedOffer[] {
  return pricedOffers(company)
    .filter(({ priceYear }) => priceYear !== undefined && yearOf(company) - priceYear >= OLD)
    .sort((a, b) => (revenueOf(b) ?? 0) - (revenueOf(a) ?? 0))
}

/** A price nobody has touched for years, and what a small step would bring if as many buy. */
export const stale: Rule = {
  id: 'price.stale',
  family: 'price',

  find(company, kit) {
    return staleLines(company)
      .slice(0, 2)
      .flatMap(line => {
        const revenue = revenueOf(line)
        if (!revenue || !line.priceYear) return []
        const years = yearOf(company) - line.priceYear
        const worth = revenue * STEP
        const stood = kit.duration(years, 'year', 'this year − year of the price', [line])
        const says = say`${kit.label(line)}: ${kit.price(line.price, line)} for ${stood} now. A step of ${fixed.percent(STEP, 'a small step')} is about ${kit.money(roughly(worth), 'sales of the line × 5 %', [line])} a year if as many buy, and all of it stays.`
        return [
          {
            says,
            rests: idsOf(line),
            evidence: 'derived' as const,
            quadrant: 'opportunity' as const,
            weight: { centsAYear: worth },
            about: kit.label(line),
            figures: { years, worth },
          },
        ]
      })
  },

  asks(company, kit) {
    const [open] = staleLines(company).filter(line => !revenueOf(line))
    if (open)
      return {
        says: say`Tell me your yearly sales of ${kit.label(open)}, and I can say what a small step in a price that old is worth.`,
        kind: 'offer',
        fact: open.id,
        attribute: 'revenue',
      }
    const undated = factsOf(company, 'offer').filter(({ priceYear }) => priceYear === undefined)
    const [line] = undated
    if (!line?.price || undated.length > 1 || !revenueOf(line)) return null
    return {
      says: say`Tell me since when the price of ${kit.label(line)} stands, and I can say whether it is due for another look.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'priceYear',
    }
  },
}
