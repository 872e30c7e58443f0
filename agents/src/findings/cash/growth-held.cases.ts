import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const goal = {
  label: 'the lease book',
  counts: 'money',
  form: 'money',
  baseline: 90_000_000,
  target: 120_000_000,
  by: '2027-12',
} as const

/** A leasing firm and a grain trader want more than their money carries; a limit above the whole goal, or a brake of another sort, holds nothing back. */
export const cases: RuleCases = {
  rule: 'cash.growth-held',
  fires: [
    {
      firm: firm({
        goal: [goal],
        constraint: [{ label: 'the bank line', sort: 'cash', limit: dollars(60_000), lost: 40 }],
      }),
      says: 'The goal adds $300,000, and the bank line holds it back: the limit is $60,000, and 40 were refused in a year for want of it. Say first what the growth is paid with; whatever brings more buyers comes after.',
    },
    {
      firm: firm({
        goal: [goal],
        constraint: [{ label: 'working capital', sort: 'cash' }],
        partner: [{ label: 'Marlow Bank', gives: 'money', ends: '2027-06' }],
      }),
      says: 'The goal adds $300,000, and working capital holds it back. Say first what the growth is paid with; whatever brings more buyers comes after. What comes from Marlow Bank is agreed until June 2027 only, before the goal falls due.',
    },
    {
      // Nothing is refused yet: how long it carries is what can be said.
      firm: firm({
        goal: [goal],
        constraint: [{ label: 'the bank line', sort: 'cash', limit: dollars(120_000) }],
      }),
      says: 'The bank line: $120,000 at any one time. At $1.2 million a year that is enough as long as each sum is back within 36 days; where it takes longer, the limit ends the growth.',
    },
  ],
  silent: [
    firm({
      goal: [goal],
      constraint: [{ label: 'the bank line', sort: 'cash', limit: dollars(1_400_000) }],
    }),
    firm({ goal: [goal], constraint: [{ label: 'the yard', sort: 'capacity' }] }),
  ],
}
