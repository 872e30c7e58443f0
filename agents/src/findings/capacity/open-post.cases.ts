import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const SALES = { label: 'sales', metric: 'sales', form: 'money', per: 'year' } as const

/** A surveyor and an agency of nurses cannot fill a post; one open since last week, or something other than a post, costs nothing yet. */
export const cases: RuleCases = {
  rule: 'capacity.open-post',
  fires: [
    {
      firm: firm(
        {
          organization: [{ label: 'Plumb Line', people: 9, sells: 'projects' }],
          constraint: [
            {
              label: 'the second surveyor’s post',
              sort: 'skills',
              resource: 'posts',
              since: '2025-09',
            },
          ],
          measure: [{ ...SALES, value: 81_000_000 }],
        },
        { currency: 'GBP' },
      ),
      says: 'The second surveyor’s post: unfilled for 14 months. At £90,000 of sales a head in a year, that is about £105,000 of work nobody was there to do.',
    },
    {
      firm: firm({
        organization: [{ label: 'Homeward', people: 40, sells: 'projects' }],
        constraint: [{ label: 'night nurses', resource: 'posts', since: '2026-05-20' }],
        measure: [{ ...SALES, value: 240_000_000 }],
      }),
      says: 'Night nurses: unfilled for 6 months. At $60,000 of sales a head in a year, that is about $30,000 of work nobody was there to do.',
    },
  ],
  silent: [
    // A head in a day nursery sells nothing by itself; and what was refused has been counted.
    firm({
      organization: [{ label: 'Homeward', people: 40, sells: 'memberships' }],
      constraint: [{ label: 'night nurses', resource: 'posts', since: '2026-05-20' }],
      measure: [{ ...SALES, value: 240_000_000 }],
    }),
    firm({
      organization: [{ label: 'Homeward', people: 40, sells: 'projects' }],
      constraint: [{ label: 'night nurses', resource: 'posts', since: '2026-05-20', lost: 12 }],
      measure: [{ ...SALES, value: 240_000_000 }],
    }),
    firm({
      organization: [{ label: 'Homeward', people: 40, sells: 'projects' }],
      constraint: [{ label: 'night nurses', resource: 'posts', since: '2026-11-02' }],
      measure: [{ ...SALES, value: 240_000_000 }],
    }),
    firm({
      organization: [{ label: 'Homeward', people: 40, sells: 'projects' }],
      constraint: [{ label: 'the laundry', resource: 'room', since: '2025-05' }],
      measure: [{ ...SALES, value: 240_000_000 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        organization: [{ label: 'Homeward', people: 40, sells: 'projects' }],
        constraint: [{ label: 'night nurses', resource: 'posts' }],
        measure: [{ ...SALES, value: 240_000_000 }],
      }),
      says: 'Tell me since when you have been looking for somebody: night nurses. Then I can say what that costs.',
    },
  ],
}
