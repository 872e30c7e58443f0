import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const radio = {
  label: 'local radio',
  attempt: 'failed',
  spend: dollars(1800, 'once'),
  customers: 30,
} as const

/** A carpet cleaner gave up the cheaper way, and so did an insurance broker; a failure that was dear, or brought nobody, stays one. */
export const cases: RuleCases = {
  rule: 'channel.failed-cheaper',
  fires: [
    {
      firm: firm({
        channel: [radio, { label: 'search ads', spend: dollars(700, 'month'), customers: 60 }],
      }),
      says: 'Local radio: given up as a failure, yet a customer cost $60 there. You keep paying $140 for a customer through search ads.',
    },
    {
      firm: firm(
        {
          channel: [
            {
              label: 'webinars',
              attempt: 'failed',
              spend: dollars(1200, 'once', 'SGD'),
              customers: 8,
            },
            { label: 'bought leads', spend: dollars(320, 'sale', 'SGD'), customers: 45 },
          ],
        },
        { currency: 'SGD' },
      ),
      says: 'Webinars: given up as a failure, yet a customer cost S$150 there. You keep paying S$320 for a customer through bought leads.',
    },
  ],
  silent: [
    firm({
      channel: [radio, { label: 'search ads', spend: dollars(200, 'month'), customers: 60 }],
    }),
    firm({
      channel: [
        { ...radio, customers: 0 },
        { label: 'search ads', spend: dollars(700, 'month'), customers: 60 },
      ],
    }),
  ],
}
