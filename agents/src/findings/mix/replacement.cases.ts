import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A stonemason and a film-scanning shop see their cheap line grow; prices alike, or a dear line that grows too, replace nothing. */
export const cases: RuleCases = {
  rule: 'mix.replacement',
  fires: [
    {
      firm: firm(
        {
          offer: [
            { label: 'stone fireplaces', price: dollars(4800, 'sale', 'GBP') },
            { label: 'window sills', price: dollars(320, 'sale', 'GBP'), growth: 0.2 },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'A sale of stone fireplaces brings as much as 15 of window sills, and it is the second that grows. Every sale of the first that is lost takes that many of the second to make up for it.',
    },
    {
      firm: firm({
        offer: [
          { label: 'hand restoration', price: dollars(300), margin: 0.6 },
          { label: 'bulk scanning', price: dollars(80), margin: 0.5 },
        ],
        change: [
          {
            label: 'bulk orders',
            touches: 'demand',
            direction: 'rising',
            about: 'offer-2',
          },
        ],
      }),
      says: 'A sale of hand restoration leaves as much as 4.5 of bulk scanning, and it is the second that grows. Every sale of the first that is lost takes that many of the second to make up for it.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'alarm systems', price: dollars(1900) },
        { label: 'the monitoring plan', price: dollars(240, 'year'), growth: 0.2 },
      ],
    }),
    firm({
      offer: [
        { label: 'fireplaces', price: dollars(4800), growth: 0.05 },
        { label: 'window sills', price: dollars(320), growth: 0.2 },
      ],
    }),
    firm({
      offer: [
        { label: 'oak floors', price: dollars(90) },
        { label: 'ash floors', price: dollars(80), growth: 0.2 },
      ],
    }),
  ],
}
