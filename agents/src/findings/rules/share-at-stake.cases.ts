import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const law = {
  label: 'the deposit law',
  touches: 'rule',
  bearing: 'hurts',
  about: 'offer-1',
  when: '2027-07',
} as const

/** A lemonade maker and a pawnbroker face a rule; a change that is no rule, a line of unknown size, or a share without money or time, is left alone. */
export const cases: RuleCases = {
  rule: 'rules.share-at-stake',
  fires: [
    {
      firm: firm(
        {
          offer: [{ label: 'bottled lemonade', volume: 90000, price: dollars(2.4, 'sale', 'EUR') }],
          change: [law],
        },
        { currency: 'EUR' },
      ),
      says: 'The deposit law touches bottled lemonade, about €216,000 of sales a year. You have 7 months to get ready.',
    },
    {
      firm: firm({
        segment: [{ label: 'gold sellers', share: 0.3 }],
        change: [
          { ...law, label: 'stricter identity checks', about: 'segment-1', when: '2027-03' },
        ],
      }),
      says: 'Stricter identity checks touch gold sellers, 30% of your sales. You have 3 months to get ready.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'bottled lemonade', share: 0.4 }],
      change: [{ ...law, touches: 'cost' }],
    }),
    firm({ offer: [{ label: 'bottled lemonade' }], change: [law] }),
    firm({
      segment: [{ label: 'gold sellers', share: 0.3 }],
      change: [{ ...law, about: 'segment-1', when: '2025' }],
    }),
  ],
}
