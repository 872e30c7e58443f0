import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A patent office and a piano workshop run out of hours before the goal; hours that suffice, or are unknown, say nothing. */
export const cases: RuleCases = {
  rule: 'goal.hours',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'filings',
            counts: 'sales',
            baseline: 60,
            target: 84,
            unit: { one: 'filing', many: 'filings' },
          },
        ],
        constraint: [
          {
            label: 'drafting',
            sort: 'capacity',
            resource: 'hours',
            hoursEach: 20,
            hoursPerWeek: 30,
          },
        ],
      }),
      says: 'At 20 hours each, 84 filings take 35 hours in each of 48 working weeks, where there are 30. With the hours there are, growth stops at 72.',
    },
    {
      firm: firm({
        goal: [{ label: 'restored pianos', counts: 'sales', baseline: 18, target: 26 }],
        constraint: [{ label: 'the two tuners', hoursEach: 160, hoursPerWeek: 76 }],
      }),
      says: 'At 160 hours each, 26 sales take 87 hours in each of 48 working weeks, where there are 76. With the hours there are, growth stops at 22.',
    },
    {
      firm: firm({
        goal: [{ label: 'harps', counts: 'sales', baseline: 30, target: 40, about: 'offer-1' }],
        offer: [
          { label: 'harps', volume: 30, hoursEach: 60 },
          { label: 'restringing', volume: 96, hoursEach: 6 },
        ],
        constraint: [{ label: 'the bench', hoursEach: 60, hoursPerWeek: 40 }],
      } as Parameters<typeof firm>[0]),
      says: 'At 60 hours each, 40 sales take 50 hours in each of 48 working weeks, where there are 40. With the hours there are, growth stops at 32. All lines together take 50 hours a week today.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'filings', counts: 'sales', baseline: 60, target: 70 }],
      constraint: [{ label: 'drafting', hoursEach: 20, hoursPerWeek: 30 }],
    }),
    firm({
      goal: [{ label: 'new clients', counts: 'customers', baseline: 60, target: 90 }],
      constraint: [{ label: 'drafting', hoursEach: 20, hoursPerWeek: 30 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [{ label: 'filings', counts: 'sales', baseline: 60, target: 84 }],
        constraint: [{ label: 'drafting', hoursEach: 20 }],
      }),
      says: 'Tell me how many hours a week there are for drafting, and I can say at which number growth stops.',
    },
  ],
}
