import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = { label: 'installed heat pumps', counts: 'sales', baseline: 120, target: 180 } as const
const sold = { label: 'installations', metric: 'volume', value: 120, per: 'year' } as const
const asked = { label: 'enquiries', metric: 'leads', value: 40, per: 'month' } as const

/** A heat-pump fitter and a summer camp; a goal in percent and a handful of enquiries are left alone. */
export const cases: RuleCases = {
  rule: 'conversion.goal-leads',
  fires: [
    {
      firm: firm({ goal: [goal], measure: [sold, asked] }),
      says: 'If 25% of enquiries go on becoming sales, reaching 180 takes 60 enquiries a month, where 40 come today.',
    },
    {
      firm: firm({
        goal: [{ label: 'camp places', counts: 'sales', baseline: 64, target: 80 }],
        measure: [
          { label: 'places', metric: 'volume', value: 64 },
          { label: 'requests', metric: 'leads', value: 300, per: 'year' },
        ],
      }),
      says: 'If 21% of enquiries go on becoming sales, reaching 80 takes 32 enquiries a month, where 25 come today.',
    },
    {
      firm: firm({
        goal: [{ ...goal, label: 'trained divers', counts: 'customers' }],
        measure: [{ ...sold, value: 126 }, asked],
      }),
      says: 'If 26% of enquiries go on becoming sales, reaching 180 takes 58 enquiries a month, where 40 come today.',
    },
    {
      // Enquiries of the line that the goal is about, beside a line that is counted otherwise.
      firm: firm({
        goal: [{ label: 'cures', counts: 'sales', baseline: 180, target: 260, about: 'offer-1' }],
        offer: [
          { label: 'cures', volume: 180 },
          { label: 'nights', unit: { one: 'night', many: 'nights' }, volume: 2300 },
        ],
        measure: [
          { label: 'requests', metric: 'leads', value: 400, per: 'year', about: 'offer-1' },
        ],
      }),
      says: 'If 45% of enquiries go on becoming sales, reaching 260 takes 49 enquiries a month, where 33 come today.',
    },
  ],
  silent: [
    // Asked for one of two lines, and nobody said which.
    firm({
      goal: [{ label: 'cures', counts: 'sales', baseline: 180, target: 260, about: 'offer-1' }],
      offer: [
        { label: 'cures', volume: 180 },
        { label: 'nights', unit: { one: 'night', many: 'nights' }, volume: 2300 },
      ],
      measure: [{ label: 'requests', metric: 'leads', value: 400, per: 'year' }],
    }),
    firm({
      goal: [{ ...goal, label: 'trained divers', counts: 'customers', baseline: 60 }],
      measure: [sold, asked],
    }),
    firm({
      goal: [{ ...goal, form: 'share', baseline: 0.1, target: 0.2 }],
      measure: [sold, asked],
    }),
    firm({
      goal: [{ ...goal, baseline: 6, target: 9 }],
      measure: [
        { ...sold, value: 6 },
        { ...asked, value: 20, per: 'year' },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({ goal: [goal], measure: [sold] }),
      says: 'Tell me how many enquiries came in the last year, and I can say how many a month installed heat pumps would take.',
    },
  ],
}
