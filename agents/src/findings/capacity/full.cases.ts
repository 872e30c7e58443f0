import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A music school and a stone yard are sold out; room to spare, and more sold than can be made, are no such case. */
export const cases: RuleCases = {
  rule: 'capacity.full',
  fires: [
    {
      firm: firm({
        offer: [
          {
            label: 'cello lessons',
            volume: 380,
            capacity: 400,
            unit: { one: 'lesson', many: 'lessons' },
          },
          { label: 'choir', volume: 30, capacity: 80 },
        ],
      }),
      says: 'Cello lessons: 380 of at most 400 lessons a year are sold, and 20 more fill it. Whatever brings more buyers than that brings refusals; a higher price is a lever that needs no room.',
    },
    {
      firm: firm({ offer: [{ label: 'the worktops', volume: 250, capacity: 250 }] }),
      says: 'The worktops: 250 of at most 250 sales a year are sold, and nothing more fits. Whatever brings more buyers than that brings refusals; a higher price is a lever that needs no room.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'choir', volume: 30, capacity: 80 }] }),
    firm({ offer: [{ label: 'worktops', volume: 300, capacity: 250 }] }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'worktops', volume: 240 }],
        constraint: [{ label: 'the saw', sort: 'capacity' }],
      }),
      says: 'Tell me the most you could deliver of worktops in a year, and I can say how near the limit you are.',
    },
  ],
}
