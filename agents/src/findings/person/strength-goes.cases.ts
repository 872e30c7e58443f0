import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const Ilse = { label: 'Ilse', alone: true, leaves: '2027-06' }
const fast = { label: 'fast repairs', sort: 'speed' as const, about: 'person-1' }
const goal = {
  label: 'mended clocks',
  counts: 'sales' as const,
  baseline: 200,
  target: 260,
  by: '2027-12-31',
}

/** A clock mender and a draughtsman lose a strength with a person; who stays, or has nothing tied to them, takes nothing along. */
export const cases: RuleCases = {
  rule: 'person.strength-goes',
  fires: [
    {
      firm: firm({
        person: [Ilse],
        strength: [fast],
        goal: [goal],
        change: [{ label: 'the clock fair', bearing: 'helps', when: '2027-09' }],
      }),
      says: 'Fast repairs rest on Ilse, who leaves after June 2027. The goal for mended clocks falls due 6 months later. From September 2027, the clock fair would meet you without it. What is promised on it beyond that day needs somebody else who can do it.',
    },
    {
      // The strength of the line that nobody else can do.
      firm: firm({
        person: [{ ...Ilse, about: 'offer-1' }],
        offer: [{ label: 'roof plans' }],
        strength: [{ label: 'exact plans', sort: 'quality', about: 'offer-1' }],
      }),
      says: 'Exact plans rest on Ilse, who leaves after June 2027. What is promised on it beyond that day needs somebody else who can do it.',
    },
  ],
  silent: [
    firm({ person: [{ ...Ilse, leaves: undefined }], strength: [fast] }),
    firm({ person: [Ilse], strength: [{ ...fast, about: undefined }], goal: [goal] }),
    firm({ person: [{ ...Ilse, leaves: '2026-03' }], strength: [fast] }),
  ],
}
