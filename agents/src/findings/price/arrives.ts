import { ownPrice, paymentsAYear, pricedOffers } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A smaller part is the ordinary cost of being paid. */
const LEAST = 0.1

/** What of a price arrives, after all that is only handed on: 1 − pass-through ÷ price. */
export const arrives: Rule = {
  id: 'price.arrives',
  family: 'price',

  find(company, kit) {
    return pricedOffers(company)
      .flatMap(line => {
        const handedOn = line.passThrough?.cents ?? 0
        const part = handedOn / line.price.cents
        const own = ownPrice(line)
        if (part < LEAST || own <= 0) return []
        const handed = line.volume ? line.volume * handedOn * paymentsAYear(line) : undefined
        const each = kit.money(own, 'price − what is handed on', [line])
        const says = say`Of the ${kit.price(line.price, line)} for ${kit.label(line)}, ${each} arrives; ${kit.percent(part, 'handed on ÷ price', [line])} is only handed on. Judge what a buyer may cost to win by what arrives, not by the price.`
        return [
          {
            says,
            rests: idsOf(line),
            evidence: 'derived' as const,
            quadrant: 'weakness' as const,
            weight: handed ? { centsAYear: handed } : {},
            about: kit.label(line),
            figures: { part, own },
          },
        ]
      })
      .sort((a, b) => b.figures.part - a.figures.part)
      .slice(0, 1)
  },
}
