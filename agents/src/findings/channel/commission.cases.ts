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
    {
      // Its words name the nights, so the dearer line is let be.
      firm: firm({
        offer: [
          { label: 'cures', price: dollars(900), unitCost: dollars(300), volume: 90, share: 0.6 },
          {
            label: 'rooms',
            unit: { one: 'night', many: 'nights' },
            price: dollars(120),
            unitCost: dollars(30),
            volume: 1000,
            share: 0.4,
          },
        ],
        channel: [
          {
            label: 'the portal',
            quote: 'the portal brings half of the nights and keeps 15%',
            takes: 0.15,
            share: 0.5,
          },
        ],
      }),
      says: 'A sale of rooms through the portal leaves $72 and not $90: $18 of it stay there. If 50% of the sales come that way, that is about $9,000 a year.',
    },
  ],
  silent: [
    // Of two lines, nothing says which of them it sells.
    firm({ offer: [lamps, { label: 'shades', price: dollars(60) }], channel: [bazaar] }),
    firm({ offer: [lamps], channel: [{ ...bazaar, takes: 0.02 }] }),
    firm({ offer: [{ ...lamps, unitCost: undefined }], channel: [bazaar] }),
    firm({ offer: [lamps], channel: [{ label: 'the bazaar', spend: dollars(60, 'month') }] }),
  ],
  asks: [
    {
      firm: firm({ offer: [lamps, { label: 'shades', price: dollars(60) }], channel: [bazaar] }),
      says: 'Tell me which of your lines the bazaar takes its part of, and I can say what is left of each sale.',
    },
  ],
}
