import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const web = { label: 'the website', leads: 200, customers: 30 }
const fair = { label: 'the home show', attempt: 'failed', leads: 12, customers: 0 } as const

/** A stove fitter and a nursery gave up on bad luck; after many enquiries, or with nothing to compare, the verdict may stand. */
export const cases: RuleCases = {
  rule: 'performance.judged-early',
  fires: [
    {
      firm: firm({ channel: [web, fair] }),
      says: 'The home show: given up after 12 enquiries without a sale. Elsewhere 15% of enquiries buy, and at that rate so bad a start happens by pure chance 14% of the time.',
    },
    {
      firm: firm({
        channel: [
          { label: 'parents’ tips', leads: 60, customers: 12 },
          { ...fair, label: 'leaflets', leads: 8 },
        ],
      }),
      says: 'Leaflets: given up after 8 enquiries without a sale. Elsewhere 20% of enquiries buy, and at that rate so bad a start happens by pure chance 17% of the time.',
    },
  ],
  silent: [
    firm({ channel: [web, { ...fair, leads: 28 }] }),
    firm({ channel: [{ ...web, leads: 10, customers: 2 }, fair] }),
  ],
}
