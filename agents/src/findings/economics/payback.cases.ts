import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A meal-kit service and an alarm company; what is sold once has no months of payback, and two lines leave open which is meant. */
export const cases: RuleCases = {
  rule: 'economics.payback',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'the weekly meal kit', price: dollars(240, 'month'), unitCost: dollars(180) },
        ],
        channel: [{ label: 'video ads', spend: dollars(9000, 'month'), customers: 400 }],
      }),
      says: 'Video ads: a customer has paid back the cost of winning them after 4.5 months. Until then each new customer ties up to $270 of your cash.',
    },
    {
      firm: firm(
        {
          offer: [{ label: 'alarm monitoring', price: dollars(360, 'year', 'CAD'), margin: 0.5 }],
          channel: [{ label: 'doorstep sales', spend: dollars(210, 'sale', 'CAD'), customers: 90 }],
        },
        { currency: 'CAD' },
      ),
      says: 'Doorstep sales: a customer has paid back the cost of winning them after 14 months. Until then each new customer ties up to CA$210 of your cash.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'night studies', price: dollars(900), unitCost: dollars(200) },
        { label: 'mask hire', price: dollars(80, 'month'), unitCost: dollars(20) },
      ],
      channel: [
        { label: 'leaflets', spend: dollars(900, 'year'), customers: 30, about: 'offer-1' },
      ],
    }),
    firm({
      offer: [{ label: 'a mattress', price: dollars(900), margin: 0.5 }],
      channel: [{ label: 'video ads', spend: dollars(9000, 'month'), customers: 400 }],
    }),
    firm({
      offer: [
        { label: 'alarm monitoring', price: dollars(360, 'year'), margin: 0.5 },
        { label: 'camera monitoring', price: dollars(40, 'month'), margin: 0.5 },
      ],
      channel: [{ label: 'doorstep sales', spend: dollars(210, 'sale'), customers: 90 }],
    }),
  ],
}
