import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const nights = {
  label: 'booked nights',
  metric: 'volume',
  byMonth: [10, 20, 60, 150, 300, 500, 620, 610, 400, 150, 40, 20],
} as const

/** A guest house and a ski hire are full and empty in turns; a room that is full all year, or of several lines, is another matter. */
export const cases: RuleCases = {
  rule: 'season.peak-capacity',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'rooms', capacity: 7200 }],
        measure: [{ ...nights, byMonth: [...nights.byMonth] }],
      }),
      says: 'You are full in 2 months of the year, most of all in July, yet 60% of the year’s room stays empty. More room would stand empty for most of the year.',
    },
    {
      firm: firm({
        offer: [{ label: 'ski sets', capacity: 2400 }],
        measure: [
          {
            label: 'hires',
            metric: 'volume',
            byMonth: [195, 210, 120, 20, 0, 0, 0, 0, 0, 0, 30, 150],
          },
        ],
      }),
      says: 'You are full in 2 months of the year, most of all in February, yet 70% of the year’s room stays empty. More room would stand empty for most of the year.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'rooms', capacity: 3000 }],
      measure: [{ ...nights, byMonth: [...nights.byMonth] }],
    }),
    firm({
      offer: [{ label: 'rooms', capacity: 7200 }, { label: 'breakfasts' }],
      measure: [{ ...nights, byMonth: [...nights.byMonth] }],
    }),
  ],
}
