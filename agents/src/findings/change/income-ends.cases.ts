import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const council = { label: 'the council', single: true, share: 0.6, spend: dollars(60_000, 'year') }
const ending = {
  label: 'the framework contract',
  direction: 'ending' as const,
  bearing: 'hurts' as const,
  when: '2027-08',
  about: 'segment-1',
}

/** A youth orchestra and a gardener live on a contract that ends; a small part, or what nobody dated, is no such thing. */
export const cases: RuleCases = {
  rule: 'change.income-ends',
  fires: [
    {
      firm: firm({
        segment: [council],
        change: [ending],
        goal: [
          { label: 'givers', counts: 'members', baseline: 200, target: 400, by: '2027-12-31' },
        ],
      }),
      says: 'The framework contract: the council, 60% of income, is not sure beyond August 2027, 8 months from now. The goal for givers falls due 4 months later, and that part of the income may be gone by then. What replaces it, or renews it, comes before anything that grows.',
    },
    {
      firm: firm({
        offer: [{ label: 'park hedges', share: 0.4 }, { label: 'plots' }],
        change: [{ ...ending, about: 'offer-1' }],
      }),
      says: 'The framework contract: park hedges, 40% of income, is not sure beyond August 2027, 8 months from now. What replaces it, or renews it, comes before anything that grows.',
    },
  ],
  silent: [
    firm({ segment: [{ ...council, share: 0.04 }], change: [ending] }),
    firm({ segment: [council], change: [{ ...ending, when: undefined }] }),
    firm({ segment: [council], change: [{ ...ending, direction: 'new' }] }),
  ],
}
