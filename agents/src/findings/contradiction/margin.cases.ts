import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const saddles = {
  label: 'leather saddles',
  price: dollars(900),
  unitCost: dollars(540),
  margin: 0.55,
}

/** A saddler plans with too much and a caterer with too little; margins close to each other, or told alone, agree. */
export const cases: RuleCases = {
  rule: 'contradiction.margin',
  fires: [
    {
      firm: firm({ offer: [saddles] }),
      says: 'Leather saddles: you said a margin of 55%, but price and cost make it 40%. If those hold, $135 less of each sale stays than you plan with.',
    },
    {
      firm: firm(
        {
          offer: [
            {
              label: 'wedding menus',
              price: dollars(85, 'sale', 'EUR'),
              passThrough: dollars(5, 'sale', 'EUR'),
              unitCost: dollars(32, 'sale', 'EUR'),
              margin: 0.5,
              volume: 2400,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Wedding menus: you said a margin of 50%, but price and cost make it 60%. If those hold, €8.00 more of each sale stays than you plan with.',
    },
  ],
  silent: [
    firm({ offer: [{ ...saddles, margin: 0.42 }] }),
    firm({ offer: [{ label: 'leather saddles', price: dollars(900), margin: 0.55 }] }),
  ],
}
