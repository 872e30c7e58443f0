import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const rating = {
  label: 'the map rating',
  sort: 'trust',
  proof: 4.8,
  proofForm: 'stars',
  n: 340,
} as const

/** A barber stands firm and a beekeeper on thin ice; a rating below the mark, or over an unknown number, is not measured. */
export const cases: RuleCases = {
  rule: 'strength.rating-depth',
  fires: [
    {
      firm: firm({ strength: [rating] }),
      says: 'The map rating: 4.8 over 340 reviews. It would take 30 reviews of the lowest kind to bring the average below 4.5, so the figure can stand at the top of everything you publish.',
    },
    {
      firm: firm({ strength: [{ ...rating, label: 'shop reviews', proof: 4.9, n: 12 }] }),
      says: 'Shop reviews: 4.9 over 12 reviews. Just 2 reviews of the lowest kind would bring the average below 4.5, so ask every happy customer for a review.',
    },
    {
      firm: firm({
        strength: [{ ...rating, label: 'course forms', proof: 4.7, n: 52 }],
        offer: [{ label: 'crane courses', volume: 120 }],
      }),
      says: 'Course forms: 4.7 over 52 reviews. Just 3 reviews of the lowest kind would bring the average below 4.5, so settle each complaint before it is written down, and ask those who were content to write too.',
    },
  ],
  silent: [
    firm({ strength: [{ ...rating, proof: 4.2 }] }),
    firm({ strength: [{ ...rating, n: undefined }] }),
  ],
}
