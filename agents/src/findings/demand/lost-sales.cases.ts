import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const lessons = { label: 'riding lessons', price: dollars(40), share: 0.8 }
const missed = { label: 'cancelled lessons', sort: 'retention' as const, lost: 200 }

const twoLines = {
  offer: [lessons, { label: 'livery', price: dollars(300, 'month') }],
  constraint: [missed],
  goal: [
    {
      label: 'lessons',
      counts: 'sales',
      baseline: 3_000,
      target: 4_000,
      about: 'offer-1',
    } as const,
  ],
}

/** A riding school loses lessons that were booked, a roofer quotes that came too late; without a price, or refused for want of room, it is silent. */
export const cases: RuleCases = {
  rule: 'demand.lost-sales',
  fires: [
    {
      firm: firm({
        offer: [lessons, { label: 'camps', price: dollars(300), share: 0.2 }],
        constraint: [{ ...missed, about: 'offer-1' }],
        goal: [{ label: 'lessons', counts: 'sales', baseline: 3_000, target: 4_000 }],
      }),
      says: '200 sales a year that had been asked for already are lost to cancelled lessons. At $40, the price of riding lessons, they are about $8,000 and 20% of what the goal lacks. None of them needs a new buyer.',
    },
    {
      firm: firm({
        offer: [{ label: 'roof repairs', price: dollars(1_500) }],
        constraint: [{ label: 'late quotes', sort: 'conversion', lost: 12 }],
      }),
      says: '12 sales a year that had been asked for already are lost to late quotes. At $1,500, the price of roof repairs, they are about $18,000. None of them needs a new buyer.',
    },
  ],
  silent: [
    // Of two lines nobody said which was lost, not even where a goal counts one of them.
    firm(twoLines),
    firm({ offer: [{ label: 'riding lessons' }], constraint: [missed] }),
    firm({ offer: [lessons], constraint: [{ ...missed, sort: 'capacity' }] }),
  ],
  asks: [
    {
      firm: firm(twoLines),
      says: 'Tell me which of your lines is lost because of cancelled lessons, and I can say what that comes to.',
    },
  ],
}
