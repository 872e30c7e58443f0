import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const PRACTICE = { one: 'practice', many: 'practices' }

/** Software for vets and a hide tannery sell to few; a group as large as today's customers is their list, and a vast one no limit. */
export const cases: RuleCases = {
  rule: 'demand.market-cap',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'practices on the plan',
            counts: 'customers',
            baseline: 120,
            target: 300,
            about: 'segment-1',
            unit: PRACTICE,
          },
        ],
        segment: [{ label: 'rural vets', size: 640 }],
      }),
      says: 'Rural vets: there are 640 in all, so the goal of 300 practices takes your part from 19% to 47%. In a group of that size people talk to each other, and rivals notice.',
    },
    {
      firm: firm({
        goal: [
          { label: 'saddlers', counts: 'customers', baseline: 30, target: 90, about: 'segment-1' },
        ],
        segment: [{ label: 'the saddlers of Wales', size: 75 }],
      }),
      says: 'The saddlers of Wales: there are 75 in all, fewer than the 90 customers of the goal. It needs another group.',
    },
  ],
  silent: [
    firm({
      goal: [
        { label: 'saddlers', counts: 'customers', baseline: 30, target: 40, about: 'segment-1' },
      ],
      segment: [{ label: 'saddlers', size: 32 }],
    }),
    firm({
      goal: [
        { label: 'readers', counts: 'members', baseline: 300, target: 900, about: 'segment-1' },
      ],
      segment: [{ label: 'hobby gardeners', size: 400_000 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [
          { label: 'saddlers', counts: 'customers', baseline: 30, target: 90, about: 'segment-1' },
        ],
        segment: [{ label: 'the saddlers of Wales' }],
      }),
      says: 'Tell me the size of the whole group, the saddlers of Wales, and I can say which part of it the goal asks for.',
    },
  ],
}
