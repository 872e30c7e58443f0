import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A pottery and a ski school gave a share that their own figures deny; figures that agree, or a line without any, deny nothing. */
export const cases: RuleCases = {
  rule: 'contradiction.share-of-sales',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'bowls', price: dollars(40), volume: 500, share: 0.6 },
          { label: 'workshops', price: dollars(100), volume: 200, share: 0.4 },
        ],
      }),
      says: 'Bowls: 60% of sales as you said it, while the prices and numbers of your lines make 50%. A price, a number or the share is wrong: which?',
    },
    {
      firm: firm({
        offer: [
          { label: 'group lessons', price: dollars(50), volume: 1200, share: 0.5 },
          { label: 'private hours', price: dollars(80), volume: 500 },
        ],
      }),
      says: 'Group lessons: 50% of sales as you said it, while the prices and numbers of your lines make 60%. A price, a number or the share is wrong: which?',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'bowls', price: dollars(40), volume: 500, share: 0.52 },
        { label: 'workshops', price: dollars(100), volume: 200, share: 0.48 },
      ],
    }),
    firm({
      offer: [
        { label: 'bowls', price: dollars(40), volume: 500, share: 0.8 },
        { label: 'workshops', price: dollars(100), share: 0.2 },
      ],
    }),
  ],
}
