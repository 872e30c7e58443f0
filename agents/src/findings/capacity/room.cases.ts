import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A boat cinema and a conference hall have seats to fill; what sells at a loss, or is nearly full, is not worth filling. */
export const cases: RuleCases = {
  rule: 'capacity.room',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'evening cruises',
              price: dollars(28, 'sale', 'EUR'),
              unitCost: dollars(8, 'sale', 'EUR'),
              volume: 3000,
              capacity: 6000,
              unit: { one: 'seat', many: 'seats' },
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Evening cruises: of at most 6,000 seats a year, 3,000 are not sold. Each leaves about €20, €60,000 in all, from room that is paid for already.',
    },
    {
      firm: firm({
        offer: [
          { label: 'the great hall', price: dollars(2200), margin: 0.8, volume: 90, capacity: 200 },
        ],
      }),
      says: 'The great hall: of at most 200 sales a year, 110 are not sold. Each leaves about $1,760, $194,000 in all, from room that is paid for already.',
    },
  ],
  silent: [
    firm({
      offer: [
        {
          label: 'day cruises',
          price: dollars(10),
          unitCost: dollars(12),
          volume: 300,
          capacity: 900,
        },
      ],
    }),
    firm({
      offer: [
        { label: 'the great hall', price: dollars(2200), margin: 0.8, volume: 190, capacity: 200 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'the great hall', price: dollars(2200), volume: 90, capacity: 200 }],
      }),
      says: 'Tell me what a sale of the great hall costs you, and I can say what filling the free room would leave.',
    },
  ],
}
