import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** People ask a joiner for small jobs more often, and a moving firm for large ones; a change of something else, a line of unknown size, a line nobody asked for before, or one whose enquiries are worth as much as the others, moves nothing. */
export const cases: RuleCases = {
  rule: 'demand.enquiry-mix',
  fires: [
    {
      firm: firm(
        {
          offer: [
            { label: 'fitted wardrobes', price: dollars(4200, 'sale', 'GBP'), share: 0.95 },
            { label: 'shelves', price: dollars(600, 'sale', 'GBP'), share: 0.05 },
          ],
          change: [
            {
              label: 'calls about shelves',
              touches: 'demand',
              about: 'offer-2',
              form: 'share',
              from: 0.2,
              to: 0.4,
            },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'With shelves at 40% of what people ask for instead of 20%, the same number of enquiries brings 19% less, if an enquiry for each line becomes a sale as often as before.',
    },
    {
      firm: firm({
        offer: [
          { label: 'flat moves', price: dollars(800), share: 0.5 },
          { label: 'van hire', price: dollars(100), share: 0.1 },
          { label: 'office moves', price: dollars(6000), share: 0.4 },
        ],
        change: [
          {
            label: 'office enquiries',
            touches: 'demand',
            about: 'offer-3',
            form: 'share',
            from: 0.05,
            to: 0.1,
          },
        ],
      }),
      says: 'With office moves at 10% of what people ask for instead of 5%, the same number of enquiries brings 37% more, if an enquiry for each line becomes a sale as often as before.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'wardrobes', price: dollars(4200), share: 0.8 },
        { label: 'shelves', price: dollars(600), share: 0.2 },
      ],
      change: [
        {
          label: 'timber',
          touches: 'cost',
          about: 'offer-2',
          form: 'share',
          from: 0.2,
          to: 0.4,
        },
      ],
    }),
    firm({
      offer: [{ label: 'wardrobes', share: 0.8 }, { label: 'shelves' }],
      change: [
        {
          label: 'calls about shelves',
          touches: 'demand',
          about: 'offer-2',
          form: 'share',
          from: 0.2,
          to: 0.4,
        },
      ],
    }),
    firm({
      offer: [
        { label: 'wardrobes', share: 0.95 },
        { label: 'shelves', share: 0.05 },
      ],
      change: [
        {
          label: 'calls about shelves',
          touches: 'demand',
          about: 'offer-2',
          form: 'share',
          from: 0,
          to: 0.4,
        },
      ],
    }),
    firm({
      offer: [
        { label: 'wardrobes', share: 0.8 },
        { label: 'shelves', share: 0.2 },
      ],
      change: [
        {
          label: 'calls about shelves',
          touches: 'demand',
          about: 'offer-2',
          form: 'share',
          from: 0.2,
          to: 0.4,
        },
      ],
    }),
  ],
}
