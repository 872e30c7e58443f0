import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const wicks = { label: 'candle wicks', hoursEach: 11, volume: 3480 }

/** A chandler gave the price of a wick as its hours, and a bell founder cannot cast all that is sold alone; a mill has the people, and a potter the time. */
export const cases: RuleCases = {
  rule: 'contradiction.line-hours',
  fires: [
    {
      firm: firm({ organization: [{ label: 'The firm', people: 4 }], offer: [wicks] }),
      says: 'Candle wicks: at 11 hours each, the 3,480 of a year take 38,300 hours, the work of 21 people at 1,900 hours each, where there are 4. The hours of one, the number sold or who does the work is told wrong: which?',
    },
    {
      firm: firm({
        offer: [{ label: 'bells', hoursEach: 70, volume: 46 }],
        person: [{ label: 'Olaf', alone: true, about: 'offer-1' }],
      } as Parameters<typeof firm>[0]),
      says: 'Bells: at 70 hours each, the 46 of a year take 3,220 hours, the work of 2 people at 1,900 hours each, where only one does it. The hours of one, the number sold or who does the work is told wrong: which?',
    },
    {
      firm: firm({ offer: [wicks] }, { peopleAtMost: 10 }),
      says: 'Candle wicks: at 11 hours each, the 3,480 of a year take 38,300 hours, the work of 21 people at 1,900 hours each, where there are 10 at most. The hours of one, the number sold or who does the work is told wrong: which?',
    },
    {
      firm: firm({ offer: [{ label: 'tiles', hoursEach: 8, volume: 500_000 }] }),
      says: 'Tiles: at 8 hours each, the 500,000 of a year take 4,000,000 hours, the work of 2,106 people at 1,900 hours each. The hours of one or the number sold is told wrong: which?',
    },
  ],
  silent: [
    firm({ organization: [{ label: 'The firm', people: 40 }], offer: [wicks] }),
    firm({ offer: [wicks] }),
    firm({
      offer: [{ label: 'bowls', hoursEach: 2, volume: 700 }],
      person: [{ label: 'Olaf', alone: true, about: 'offer-1' }],
    } as Parameters<typeof firm>[0]),
    firm({ offer: [{ label: 'bowls', hoursEach: 2 }] }),
  ],
}
