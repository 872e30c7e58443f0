import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A tattooist and a horse clinic are full and cheap; who loses sales for another reason, or is dearer already, has no such room. */
export const cases: RuleCases = {
  rule: 'price.full-and-cheaper',
  fires: [
    {
      firm: firm(
        {
          offer: [{ label: 'full-day sittings', price: dollars(600, 'sale', 'GBP'), volume: 180 }],
          constraint: [{ label: 'the calendar', sort: 'capacity', lost: 60 }],
          rival: [{ label: 'Inkhouse', price: dollars(720, 'sale', 'GBP') }],
        },
        { currency: 'GBP' },
      ),
      says: 'You turn away 60 sales a year, while full-day sittings would cost 20% more from Inkhouse than from you. Raising your price by 50% of the difference is worth about £10,800 a year and needs no more room.',
    },
    {
      firm: firm({
        organization: [{ label: 'Paddock', unit: { one: 'visit', many: 'visits' } }],
        offer: [{ label: 'farm visits', price: dollars(110) }],
        constraint: [{ label: 'Dr. Amsel', sort: 'one-person', lost: 90 }],
        rival: [
          { label: 'the university clinic', price: dollars(190) },
          { label: 'Hoof & Heel', price: dollars(126) },
        ],
      }),
      says: 'You turn away 90 visits a year, while farm visits would cost 15% more from Hoof & Heel than from you. A full house is the time to raise a price, because the buyers are already asking.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'farm visits', price: dollars(110) }],
      constraint: [{ label: 'few reviews', sort: 'awareness', lost: 90 }],
      rival: [{ label: 'Hoof & Heel', price: dollars(126) }],
    }),
    firm({
      offer: [{ label: 'farm visits', price: dollars(110) }],
      constraint: [{ label: 'Dr. Amsel', sort: 'one-person', lost: 90 }],
      rival: [{ label: 'Hoof & Heel', price: dollars(95) }],
    }),
  ],
}
