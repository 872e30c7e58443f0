import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A parcel locker firm and a dance school are thought dearer than they are; a rival who is cheaper, or better at something else, is described rightly. */
export const cases: RuleCases = {
  rule: 'price.rival-claim-conflict',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'small lockers', price: dollars(39, 'month') }],
        rival: [{ label: 'BoxPoint', betterAt: ['price', 'place'], price: dollars(39, 'month') }],
      }),
      says: 'Price is named as the advantage of BoxPoint, yet the prices given for small lockers are $39 a month there and $39 a month with you. If buyers believe it all the same, the price is not what needs work but how it is shown.',
    },
    {
      firm: firm(
        {
          offer: [{ label: 'tango courses', price: dollars(160, 'sale', 'EUR') }],
          rival: [
            { label: 'the adult college', betterAt: ['price'], price: dollars(165, 'sale', 'EUR') },
            { label: 'Studio Sur', betterAt: ['price'], price: dollars(180, 'sale', 'EUR') },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Price is named as the advantage of the adult college and Studio Sur, yet the prices given for tango courses are €165 and €180 there and €160 with you. If buyers believe it all the same, the price is not what needs work but how it is shown.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'tango courses', price: dollars(160) }],
      rival: [{ label: 'the adult college', betterAt: ['price'], price: dollars(120) }],
    }),
    firm({
      offer: [{ label: 'tango courses', price: dollars(160) }],
      rival: [{ label: 'Studio Sur', betterAt: ['place'], price: dollars(180) }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'tango courses', price: dollars(160) }],
        rival: [{ label: 'the adult college', betterAt: ['price'] }],
      }),
      says: 'Tell me a price of the adult college for the same thing, and I can say whether their advantage is there or only believed.',
    },
  ],
}
