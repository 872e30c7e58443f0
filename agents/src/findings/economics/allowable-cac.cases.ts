import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const ads = {
  label: 'social ads',
  sort: 'paid',
  spend: dollars(1500, 'month'),
  customers: 450,
} as const

/** A tea shop loses on first orders, a roofer does not; a membership is judged by its whole stay, and a failed channel is past. */
export const cases: RuleCases = {
  rule: 'economics.allowable-cac',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'tea samplers', price: dollars(38), unitCost: dollars(14) }],
        channel: [ads],
      }),
      says: 'Social ads: a new customer costs $40, and an average sale leaves $24 after its own cost. That sale loses $16, and only those who come back repay it.',
    },
    {
      firm: firm(
        {
          offer: [
            {
              label: 'new roofs',
              unit: { one: 'job', many: 'jobs' },
              price: dollars(900, 'sale', 'GBP'),
              margin: 0.5,
              share: 0.8,
            },
            {
              label: 'repairs',
              unit: { one: 'job', many: 'jobs' },
              price: dollars(600, 'sale', 'GBP'),
              margin: 0.5,
              share: 0.2,
            },
          ],
          channel: [
            { label: 'the trade directory', spend: dollars(2400, 'year', 'GBP'), customers: 16 },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'The trade directory: a new customer costs £150, and an average sale leaves £409 after its own cost. That sale earns the money back, with £259 to spare.',
    },
  ],
  silent: [
    // A roof and a repair have no average that anybody buys.
    firm({
      offer: [
        { label: 'new roofs', price: dollars(9000), margin: 0.25, share: 0.8 },
        { label: 'repairs', price: dollars(600), margin: 0.5, share: 0.2 },
      ],
      channel: [{ label: 'the trade directory', spend: dollars(2400, 'year'), customers: 16 }],
    }),
    // An order may hold packs and pots: no single one of them is what a customer buys.
    firm({
      offer: [
        { label: 'packs', price: dollars(38), unitCost: dollars(14), volume: 900 },
        { label: 'pots', price: dollars(12), unitCost: dollars(5), volume: 2000 },
      ],
      channel: [ads],
    }),
    firm({
      offer: [{ label: 'tea samplers', price: dollars(38), unitCost: dollars(14) }],
      channel: [{ ...ads, attempt: 'failed' }],
    }),
    firm({
      offer: [
        { label: 'the tea club', price: dollars(25, 'month'), unitCost: dollars(12, 'month') },
      ],
      channel: [ads],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [
          { label: 'packs', price: dollars(38), unitCost: dollars(14), volume: 900 },
          { label: 'pots', price: dollars(12), unitCost: dollars(5), volume: 2000 },
        ],
        channel: [ads],
      }),
      says: 'Tell me what a customer won through social ads spends in a year, and I can say whether they pay back what they cost.',
    },
    {
      firm: firm({ offer: [{ label: 'tea samplers', price: dollars(38) }], channel: [ads] }),
      says: 'Tell me what a sale of tea samplers costs you to make or buy, and I can say whether customers won through social ads pay for themselves.',
    },
  ],
}
