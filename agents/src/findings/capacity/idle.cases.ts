import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** An imaging centre and a laser cutter own idle hours; something busy, or tied to no line, sells nothing more. */
export const cases: RuleCases = {
  rule: 'capacity.idle',
  fires: [
    {
      firm: firm(
        {
          offer: [
            { label: 'scans', price: dollars(420, 'sale', 'EUR'), margin: 0.7, volume: 1800 },
          ],
          resource: [{ label: 'the scanner', sort: 'equipment', used: 0.45, about: 'offer-1' }],
        },
        { currency: 'EUR' },
      ),
      says: 'The scanner: not in use for 55% of the time. At 80% there is room for 1,400 more sales of scans a year, which would leave about €412,000.',
    },
    {
      firm: firm({
        offer: [{ label: 'cut panels', price: dollars(60), volume: 2000 }],
        resource: [{ label: 'laser hours', sort: 'equipment', used: 0.5, about: 'offer-1' }],
      }),
      says: 'Laser hours: not in use for 50% of the time. At 80% there is room for 1,200 more sales of cut panels a year, which would bring about $72,000.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'scans', price: dollars(420), volume: 1800 }],
      resource: [{ label: 'the scanner', used: 0.78, about: 'offer-1' }],
    }),
    firm({
      offer: [{ label: 'scans', price: dollars(420), volume: 1800 }],
      resource: [{ label: 'the meeting room', used: 0.3 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'scans', price: dollars(420), volume: 1800 }],
        resource: [{ label: 'the scanner', about: 'offer-1' }],
      }),
      says: 'Tell me for how much of the time the scanner is in use, and I can say what the idle part would bring.',
    },
  ],
}
