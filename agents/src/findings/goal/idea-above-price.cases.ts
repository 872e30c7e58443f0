import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const haircuts = { label: 'haircuts', price: dollars(30), share: 0.9 }
const club = { label: 'a loyalty app', cost: dollars(200, 'month'), brings: 40 }

/** A barber’s app and a print shop’s van cost more for a sale than a sale brings; what costs less, or is paid by the month, is no such thing. */
export const cases: RuleCases = {
  rule: 'goal.idea-above-price',
  fires: [
    {
      firm: firm({ offer: [haircuts], idea: [club] }),
      says: 'A loyalty app: each further sale would cost about $60, more than the $30 that a sale of haircuts brings in. It pays only if buyers come back, or if what it brings was told for a shorter time than what it costs.',
    },
    {
      firm: firm({
        organization: [{ label: 'Print', sells: 'projects' }],
        offer: [{ label: 'banners', price: dollars(90) }],
        idea: [{ label: 'the delivery van', cost: dollars(12_000), brings: 60 }],
      }),
      says: 'The delivery van: each further project would cost about $200, more than the $90 that a sale of banners brings in. It pays only if buyers come back, or if what it brings was told for a shorter time than what it costs.',
    },
  ],
  silent: [
    // Nobody said for which of the two lines it is.
    firm({
      offer: [haircuts, { label: 'beard oil', price: dollars(15), share: 0.1 }],
      idea: [club],
    }),
    firm({ offer: [haircuts], idea: [{ ...club, brings: 400 }] }),
    firm({ offer: [{ ...haircuts, price: dollars(30, 'month') }], idea: [club] }),
  ],
}
