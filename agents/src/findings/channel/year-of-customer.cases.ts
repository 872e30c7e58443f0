import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A tool maker sets the cost of a dealer against what a dealer spends, and that of a fair visitor against a visitor; a way of which nobody knows whom it brings, and one without a count, are set against nothing. */
export const cases: RuleCases = {
  rule: 'channel.year-of-customer',
  fires: [
    {
      firm: firm({
        segment: [
          { label: 'dealers', size: 30, spend: dollars(50_000, 'year') },
          { label: 'fair visitors', size: 400, spend: dollars(2000, 'year') },
        ],
        channel: [
          {
            label: 'dealer visits',
            spend: dollars(60_000, 'year'),
            customers: 5,
            about: 'segment-1',
          },
        ],
        measure: [{ label: 'margin', metric: 'margin', form: 'share', value: 0.4 }],
      }),
      says: 'Dealer visits: winning one customer costs $12,000. Of dealers, one spends $50,000 a year, so that is 24% of it. After its own cost $20,000 of that stays, so the first year pays it back.',
    },
    {
      firm: firm({
        segment: [{ label: 'fair visitors', size: 400, spend: dollars(2000, 'year') }],
        channel: [{ label: 'fair stands', spend: dollars(90_000, 'year'), customers: 90 }],
        measure: [{ label: 'margin', metric: 'margin', form: 'share', value: 0.25 }],
      }),
      says: 'Fair stands: winning one customer costs $1,000. Of fair visitors, one spends $2,000 a year, so that is 50% of it. After its own cost $500 of that stays, so they have to stay for 2 years to pay it back.',
    },
  ],
  silent: [
    firm({
      segment: [
        { label: 'dealers', size: 30, spend: dollars(50_000, 'year') },
        { label: 'fair visitors', size: 400, spend: dollars(2000, 'year') },
      ],
      channel: [{ label: 'dealer visits', spend: dollars(60_000, 'year'), customers: 5 }],
    }),
    firm({
      segment: [{ label: 'dealers', size: 30, spend: dollars(50_000, 'year') }],
      channel: [{ label: 'dealer visits', spend: dollars(60_000, 'year') }],
    }),
  ],
  asks: [
    {
      firm: firm({
        segment: [
          { label: 'dealers', size: 30, spend: dollars(50_000, 'year') },
          { label: 'fair visitors', size: 400, spend: dollars(2000, 'year') },
        ],
        channel: [{ label: 'dealer visits', spend: dollars(60_000, 'year'), customers: 5 }],
      }),
      says: 'Tell me which group of customers comes through dealer visits, and I can set what one costs against what one of them spends.',
    },
  ],
}
