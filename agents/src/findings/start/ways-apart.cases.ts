import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const day = { label: 'the stable day', spend: dollars(60), customers: 6 }
const advert = { label: 'the advert', spend: dollars(300), customers: 3 }
const goal = {
  label: 'saddle repairs',
  counts: 'sales' as const,
  baseline: 10,
  target: 16,
  form: 'count' as const,
  per: 'month' as const,
  by: '2027-01-22',
}

/** One way alone, or two that cost nearly the same, decide nothing. */
export const cases: RuleCases = {
  rule: 'start.ways-apart',
  fires: [
    {
      firm: firm({ channel: [day, advert] }),
      says: 'One customer cost you $10 on one way and $100 on the other (the stable day; the advert): the price of one there pays 10 customers here. So the dearer one gets no more money before it is counted anew.',
    },
    {
      firm: firm({ channel: [day, advert], goal: [goal] }),
      says: 'One customer cost you $10 on one way and $100 on the other (the stable day; the advert): the price of one there pays 10 customers here. The 3 more that your goal takes in the first month would cost $30 or $300. So the dearer one gets no more money before it is counted anew.',
    },
  ],
  silent: [firm({ channel: [day] }), firm({ channel: [day, { ...advert, customers: 20 }] })],
}
