import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const crowns = { label: 'crowns', price: dollars(600), unitCost: dollars(150), hoursEach: 3 }
const polishing = { label: 'polishing', price: dollars(90), hoursEach: 0.5 }

/** A dental workshop told one cost of two, a saddler none; with two costs another rule ranks, and one line has no order. */
export const cases: RuleCases = {
  rule: 'capacity.hour-price',
  fires: [
    {
      firm: firm({ offer: [crowns, polishing] }),
      says: 'What an hour of work takes in before the cost of each sale: with crowns about $200, with polishing about $180. After that cost crowns leave about $150. What a sale of polishing costs is on no card, and can turn the order.',
    },
    {
      firm: firm({
        offer: [
          { label: 'saddles', price: dollars(2000), hoursEach: 40 },
          { label: 'bridles', price: dollars(240), hoursEach: 3 },
        ],
      }),
      says: 'What an hour of work takes in before the cost of each sale: with bridles about $80, with saddles about $50. What a sale of bridles and saddles costs is on no card, and can turn the order.',
    },
  ],
  silent: [
    firm({ offer: [crowns, { ...polishing, unitCost: dollars(5) }] }),
    firm({ offer: [crowns] }),
    firm({ offer: [crowns, { ...polishing, hoursEach: undefined }] }),
  ],
}
