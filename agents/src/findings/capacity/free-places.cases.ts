import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A sailing course and a guest house have places that nobody took; a full line, and one whose cost is not known, have none to reckon with. */
export const cases: RuleCases = {
  rule: 'capacity.free-places',
  fires: [
    {
      firm: firm({
        offer: [
          {
            label: 'sailing courses',
            price: dollars(900),
            unitCost: dollars(300),
            volume: 30,
            capacity: 40,
          },
        ],
      }),
      says: 'Sailing courses: 30 of 40 possible are sold. The other 10 would leave about $6,000 a year at $600 each, with no money spent on room.',
    },
    {
      firm: firm({
        offer: [
          {
            label: 'rooms',
            price: dollars(90),
            unitCost: dollars(20),
            volume: 900,
            capacity: 1200,
          },
        ],
      }),
      says: 'Rooms: 900 of 1,200 possible are sold. The other 300 would leave about $21,000 a year at $70 each, with no money spent on room.',
    },
  ],
  silent: [
    // Who is refused while places are free waits for something else than a place.
    firm({
      offer: [
        { label: 'rooms', price: dollars(90), unitCost: dollars(20), volume: 900, capacity: 1200 },
      ],
      constraint: [{ label: 'the cleaners', sort: 'skills', lost: 200 }],
    }),
    firm({
      offer: [
        { label: 'rooms', price: dollars(90), unitCost: dollars(20), volume: 1190, capacity: 1200 },
      ],
    }),
    firm({ offer: [{ label: 'rooms', price: dollars(90), volume: 900, capacity: 1200 }] }),
  ],
}
