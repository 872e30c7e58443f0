import { type Fact, factsOf } from '../../company/company.ts'
import { revenueOf } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Points of a whole by which the two may differ before one of them is wrong. */
const APART = 0.05

type Line = { offer: Fact<'offer'>; said: number; made: number }

/** The share of sales said of a line, against the one that prices and numbers of all lines make; the widest apart. */
export const shareOfSales: Rule = {
  id: 'contradiction.share-of-sales',
  family: 'contradiction',

  find(company, kit) {
    const offers = factsOf(company, 'offer')
    const revenues = offers.map(revenueOf)
    const total = revenues.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
    if (offers.length < 2 || revenues.includes(null) || total === 0) return []
    const [widest] = offers
      .flatMap((offer, index): Line[] =>
        offer.share === undefined
          ? []
          : [{ offer, said: offer.share, made: (revenues[index] ?? 0) / total }],
      )
      .sort((a, b) => Math.abs(b.said - b.made) - Math.abs(a.said - a.made))
    if (!widest || Math.abs(widest.said - widest.made) < APART) return []
    const { offer, said, made } = widest
    const told = kit.percent(said, 'as said', [offer])
    const computed = kit.percent(made, 'sales of the line ÷ Σ sales of the lines', offers)
    return [
      {
        says: say`${kit.label(offer)}: ${told} of ${takingsOf(kit.company)} as you said it, while the prices and numbers of your lines make ${computed}. A price, a number or the share is wrong: which?`,
        rests: idsOf(offer, ...offers),
        evidence: 'derived',
        weight: {},
        about: kit.label(offer),
        figures: { said, made },
      },
    ]
  },
}
