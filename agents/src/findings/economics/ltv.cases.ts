import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const scheduling = {
  label: 'the scheduling app',
  price: dollars(49, 'month', 'EUR'),
  margin: 0.8,
}

/** A scheduling app and a climbing hall; a single sale has no lifetime, and a loss without a period or line says nothing. */
export const cases: RuleCases = {
  rule: 'economics.ltv',
  fires: [
    {
      firm: firm(
        {
          offer: [scheduling],
          measure: [
            { label: 'leavers', metric: 'churn', form: 'share', value: 0.04, per: 'month' },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'The scheduling app: a customer stays about 25 months and leaves about €980 in that time. Winning a customer may never cost more than that.',
    },
    {
      firm: firm({
        organization: [{ label: 'Granite Hall', sells: 'memberships' }],
        offer: [
          { label: 'memberships', price: dollars(600, 'year'), unitCost: dollars(120, 'year') },
          { label: 'day passes', price: dollars(18), unitCost: dollars(3) },
        ],
        measure: [
          { label: 'lost members', metric: 'churn', form: 'share', value: 0.3, per: 'year' },
        ],
      }),
      says: 'Memberships: a member stays about 34 months and leaves about $1,370 in that time. Winning a member may never cost more than that.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'day passes', price: dollars(18), unitCost: dollars(3) }],
      measure: [{ label: 'leavers', metric: 'churn', form: 'share', value: 0.3, per: 'year' }],
    }),
    firm({
      offer: [scheduling],
      measure: [{ label: 'leavers', metric: 'churn', form: 'share', value: 0.04, per: 'month' }],
      channel: [{ label: 'search ads', spend: dollars(500, 'month'), customers: 40 }],
    }),
  ],
  asks: [
    {
      firm: firm({ offer: [scheduling] }, { currency: 'EUR' }),
      says: 'Tell me what part of your customers for the scheduling app leave in a month or a year, and I can say what winning a customer may cost.',
    },
  ],
}
