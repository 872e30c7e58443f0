import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const leavers = {
  label: 'leavers',
  metric: 'churn',
  form: 'share',
  value: 0.05,
  per: 'month',
} as const
const plan = { label: 'the inventory app', price: dollars(60, 'month'), margin: 0.75 }

/** Software sold through two channels, and a language school whose fair never pays back; a channel without customers is asked about. */
export const cases: RuleCases = {
  rule: 'economics.ltv-cac',
  fires: [
    {
      firm: firm({
        offer: [plan],
        measure: [leavers],
        channel: [
          { label: 'search ads', spend: dollars(2000, 'month'), customers: 60 },
          { label: 'review sites', spend: dollars(300, 'month'), customers: 40 },
        ],
      }),
      says: 'Search ads: a customer costs $400 to win and leaves about $900 while they stay, 2.3 times as much. The usual mark of health is 3 times.',
    },
    {
      firm: firm(
        {
          offer: [
            {
              label: 'evening courses',
              price: dollars(90, 'month', 'CHF'),
              unitCost: dollars(50, 'month', 'CHF'),
            },
          ],
          measure: [{ ...leavers, value: 0.1 }],
          channel: [
            { label: 'the education fair', spend: dollars(6000, 'once', 'CHF'), customers: 12 },
          ],
        },
        { currency: 'CHF' },
      ),
      says: 'The education fair: a customer costs CHF 500 to win and leaves about CHF 400 while they stay. You pay more than they ever bring back.',
    },
    {
      firm: firm({
        offer: [
          { ...plan, volume: 300 },
          { label: 'the warehouse app', price: dollars(200, 'month'), margin: 0.6, volume: 100 },
        ],
        measure: [leavers],
        channel: [{ label: 'search ads', spend: dollars(2000, 'month'), customers: 60 }],
      }),
      says: 'Search ads: a customer costs $400 to win and leaves about $1,280 while they stay, 3.2 times as much. That is above the usual mark of 3 times, so more could go into it.',
    },
    {
      firm: firm({
        offer: [plan],
        measure: [leavers],
        channel: [{ label: 'partner referrals', spend: dollars(90, 'sale'), customers: 25 }],
      }),
      says: 'Partner referrals: a customer costs $90 to win and leaves about $900 while they stay, 10 times as much. That is above the usual mark of 3 times, so more could go into it.',
    },
  ],
  silent: [
    firm({
      offer: [
        { ...plan, volume: 300 },
        { label: 'the warehouse app', price: dollars(200, 'month'), volume: 60 },
      ],
      measure: [leavers],
      channel: [{ label: 'search ads', spend: dollars(2000, 'month'), customers: 60 }],
    }),
    firm({
      offer: [plan],
      measure: [leavers],
      channel: [{ label: 'radio', spend: dollars(2000, 'month'), customers: 3, attempt: 'failed' }],
    }),
    firm({
      offer: [plan],
      channel: [{ label: 'search ads', spend: dollars(2000, 'month'), customers: 60 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [plan],
        measure: [leavers],
        channel: [{ label: 'search ads', spend: dollars(2000, 'month') }],
      }),
      says: 'Tell me how many customers came through search ads in the last year, and I can say whether they pay back what they cost.',
    },
  ],
}
