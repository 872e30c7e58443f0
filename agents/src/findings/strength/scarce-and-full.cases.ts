import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const cutter = { label: 'Irena the glass cutter', sort: 'people' as const, used: 1 }
const brake = { label: 'Irena stops soon', sort: 'one-person' as const }
const goal = { label: 'church windows', counts: 'sales' as const, baseline: 4, target: 7 }

/** A glass workshop and a saddler depend on one full pair of hands; with time left, or with nobody missing, there is nothing to say. */
export const cases: RuleCases = {
  rule: 'strength.scarce-and-full',
  fires: [
    {
      firm: firm({ resource: [cutter], constraint: [brake], goal: [goal] }),
      says: 'Irena the glass cutter: 100% taken, with nobody to stand in. The goal of 3 further sales needs Irena the glass cutter, so a successor who has begun to learn comes before any further promise. Until then Irena the glass cutter sets the most that can be done.',
    },
    {
      firm: firm({
        resource: [{ label: 'the saddler', sort: 'people', used: 0.95 }],
        person: [{ label: 'the saddler', alone: true, leaves: '2028-03' }],
      }),
      says: 'The saddler: 95% taken, with nobody to stand in, and gone after March 2028. Without a second pair of hands this falls before it can grow.',
    },
  ],
  silent: [
    firm({ resource: [{ ...cutter, used: 0.5 }], constraint: [brake], goal: [goal] }),
    firm({ resource: [cutter], constraint: [{ ...brake, label: 'the kiln' }], goal: [goal] }),
  ],
  asks: [
    {
      firm: firm({ resource: [{ ...cutter, used: undefined }], constraint: [brake] }),
      says: 'Tell me what part of the time of Irena the glass cutter is taken, and I can say whether the goal has room.',
    },
  ],
}
