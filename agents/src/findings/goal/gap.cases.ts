import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A boat yard counts sales, a choir counts its givers by what one gives; a rate, or a count of enquiries, has no price. */
export const cases: RuleCases = {
  rule: 'goal.gap',
  fires: [
    {
      firm: firm(
        {
          goal: [{ label: 'refitted boats', counts: 'sales', baseline: 62, target: 80 }],
          offer: [{ label: 'refits', price: dollars(2400, 'sale', 'NZD') }],
        },
        { currency: 'NZD' },
      ),
      says: 'The 18 sales between 62 and 80 are worth about NZ$43,200 a year, at NZ$2,400 each.',
    },
    {
      firm: firm(
        {
          goal: [
            {
              label: 'friends of the choir',
              counts: 'members',
              baseline: 140,
              target: 200,
              about: 'segment-1',
            },
          ],
          segment: [{ label: 'friends', side: 'payer', spend: dollars(9, 'month', 'EUR') }],
        },
        { currency: 'EUR' },
      ),
      says: 'The 60 members between 140 and 200 are worth about €6,480 a year, at €108 each.',
    },
  ],
  silent: [
    firm({
      goal: [
        {
          label: 'course completion',
          counts: 'sales',
          form: 'share',
          baseline: 0.6,
          target: 0.75,
        },
      ],
      offer: [{ label: 'evening courses', price: dollars(420) }],
    }),
    firm({
      goal: [{ label: 'enquiries', counts: 'leads', baseline: 120, target: 200 }],
      offer: [{ label: 'leases', price: dollars(900) }],
    }),
  ],
  asks: [
    {
      firm: firm({ goal: [{ label: 'tandem lessons', counts: 'sales', target: 400 }] }),
      says: 'Tell me today’s figure for tandem lessons, and I can say how far the goal is and how fast it has to move.',
    },
  ],
}
