import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A chimney sweep raised a price, a sock shop cut one and lost by it; a handful of sales, or the same price, proves nothing. */
export const cases: RuleCases = {
  rule: 'price.last-rise',
  fires: [
    {
      firm: firm({
        offer: [
          {
            label: 'stove checks',
            price: dollars(66),
            lastPrice: dollars(60),
            volume: 980,
            previousVolume: 1000,
          },
        ],
      }),
      says: 'Stove checks: price up by 10%, number sold down by 2%, sales up by 7.8%. Buyers bore the step, which says more about a further step than any survey.',
    },
    {
      firm: firm(
        {
          offer: [
            {
              label: 'wool socks',
              price: dollars(15, 'sale', 'EUR'),
              lastPrice: dollars(18, 'sale', 'EUR'),
              volume: 4400,
              previousVolume: 4000,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Wool socks: price down by 17%, number sold up by 10%, sales down by 8.3%. The lower price did not bring enough buyers to pay for itself.',
    },
    {
      firm: firm({
        offer: [
          {
            label: 'the annual pass',
            price: dollars(120, 'year'),
            lastPrice: dollars(100, 'year'),
            volume: 600,
            previousVolume: 900,
          },
        ],
      }),
      says: 'The annual pass: price up by 20%, number sold down by 33%, sales down by 20%. Look at what else changed in that time before you conclude from the price.',
    },
  ],
  silent: [
    firm({
      offer: [
        {
          label: 'stove checks',
          price: dollars(66),
          lastPrice: dollars(60),
          volume: 12,
          previousVolume: 14,
        },
      ],
    }),
    firm({
      offer: [
        {
          label: 'stove checks',
          price: dollars(60),
          lastPrice: dollars(60),
          volume: 980,
          previousVolume: 1000,
        },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'stove checks', price: dollars(66), lastPrice: dollars(60), volume: 980 }],
      }),
      says: 'Tell me how many you sold of stove checks in the year before the price moved, and I can say what the last step did.',
    },
  ],
}
