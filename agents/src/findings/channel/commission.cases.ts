import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const lamps = { label: 'lamps', price: dollars(400), unitCost: dollars(250), volume: 200 }
const bazaar = { label: 'the bazaar', sort: 'platform' as const, takes: 0.15, share: 0.5 }

/** A lamp maker and a guest house give a part of each sale away; a small part, and a sale whose own cost nobody told, are let be. */
export const cases: RuleCases = {
  rule: 'channel.commission',
  fires: [
    {
      firm: firm({ offer: [lamps], channel: [bazaar] }),
      says: 'A sale of lamps through the bazaar leaves $90 and not $150: $60 of it stay there. If 50% of the sales come that way, that is about $6,000 a year.',
    },
    {
      firm: firm({
        offer: [{ label: 'rooms', price: dollars(120), unitCost: dollars(30) }],
        channel: [{ label: 'the agent', sort: 'partner', spend: dollars(18, 'sale') }],
      }),
      says: 'A sale of rooms through the agent leaves $72 and not $90: $18 of it stay there.',
    },
    {
      firm: firm({
        offer: [{ ...lamps, unitCost: dollars(350) }],
        channel: [{ ...bazaar, share: undefined }],
      }),
      says: 'A sale of lamps through the bazaar leaves nothing: $60 of it stay there, and only $50 were left.',
    },
  ],
  silent: [
    firm({ offer: [lamps], channel: [{ ...bazaar, takes: 0.02 }] }),
    firm({ offer: [{ ...lamps, unitCost: undefined }], channel: [bazaar] }),
    firm({ offer: [lamps], channel: [{ label: 'the bazaar', spend: dollars(60, 'month') }] }),
  ],
}
