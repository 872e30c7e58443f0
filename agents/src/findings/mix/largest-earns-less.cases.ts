import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A kiosk and a lift service earn by their smaller line; where the largest also leaves most, or a margin is unknown, the order holds. */
export const cases: RuleCases = {
  rule: 'mix.largest-earns-less',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'tobacco', share: 0.6, margin: 0.06 },
          { label: 'hot drinks', share: 0.25, margin: 0.65 },
          { label: 'newspapers', share: 0.15, margin: 0.2 },
        ],
      }),
      says: 'Most is sold of tobacco (60% of sales), most is left over from hot drinks (25%): 4.5 times as much after direct cost. That is the line to look after first.',
    },
    {
      firm: firm({
        offer: [
          { label: 'new lifts', share: 0.7, margin: 0.1 },
          { label: 'maintenance', share: 0.3, margin: 0.45 },
        ],
      }),
      says: 'Most is sold of new lifts (70% of sales), most is left over from maintenance (30%): 1.9 times as much after direct cost. That is the line to look after first.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'new lifts', share: 0.7, margin: 0.3 },
        { label: 'maintenance', share: 0.3, margin: 0.45 },
      ],
    }),
    firm({
      offer: [
        { label: 'new lifts', share: 0.7 },
        { label: 'maintenance', share: 0.3, margin: 0.45 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [
          { label: 'new lifts', share: 0.7 },
          { label: 'maintenance', share: 0.3, margin: 0.45 },
        ],
      }),
      says: 'Tell me the margin of new lifts, and I can say which line the money stays from.',
    },
  ],
}
