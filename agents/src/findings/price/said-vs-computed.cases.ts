import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A pool builder and a typing service misjudge a rival; a saying within its range, or no price to check it with, is left alone. */
export const cases: RuleCases = {
  rule: 'price.said-vs-computed',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'fibreglass pools', price: dollars(38_000) }],
        rival: [{ label: 'BlueLine', price: dollars(34_000), gapLow: -0.3, gapHigh: -0.3 }],
      }),
      says: 'BlueLine: said to ask 30% less, but the prices given ($34,000 against $38,000 for fibreglass pools) make it 11% less. Find out which is right before you answer it.',
    },
    {
      firm: firm(
        {
          offer: [{ label: 'transcripts', price: dollars(90, 'sale', 'EUR') }],
          rival: [
            {
              label: 'the agencies',
              sort: 'rival',
              price: dollars(99, 'sale', 'EUR'),
              gapLow: -0.1,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'The agencies: said to ask 10% less, but the prices given (€99 against €90 for transcripts) make it 10% more. Find out which is right before you answer it.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'fibreglass pools', price: dollars(38_000) }],
      rival: [{ label: 'BlueLine', price: dollars(34_000), gapLow: -0.2, gapHigh: -0.1 }],
    }),
    firm({
      offer: [{ label: 'fibreglass pools', price: dollars(38_000) }],
      rival: [{ label: 'BlueLine', gapLow: -0.3 }],
    }),
  ],
}
