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
      says: 'Cello lessons: 380 a year are sold, and 400 lessons are all that can be delivered, so there is room for 20 more. Beyond that more buyers bring refusals, and only a higher price brings money.',
    },
    {
      firm: firm({ offer: [{ label: 'the worktops', volume: 250, capacity: 250 }] }),
      says: 'The worktops: 250 a year are sold, and 250 sales are all that can be delivered, so nothing more fits. Beyond that more buyers bring refusals, and only a higher price brings money.',
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
