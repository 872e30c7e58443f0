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
      says: 'Tobacco sells most (60% of sales), but hot drinks, with 25% of sales, leave 4.5 times as much after direct cost. That is the line to look after first.',
    },
    {
      firm: firm({
        offer: [
          { label: 'new lifts', share: 0.7, margin: 0.1 },
          { label: 'maintenance', share: 0.3, margin: 0.45 },
        ],
      }),
      says: 'New lifts sell most (70% of sales), but maintenance, with 30% of sales, leaves 1.9 times as much after direct cost. That is the line to look after first.',
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
