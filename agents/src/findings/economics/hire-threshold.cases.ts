import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const audits = { one: 'audit', many: 'audits' }
const energy = {
  organization: [{ label: 'Brightwell Energy Audits', unit: audits }],
  offer: [{ label: 'energy audits', price: dollars(1800, 'sale', 'ZAR'), margin: 0.6 }],
}

/** An energy auditor thinks of hiring and a toy shop of a window; an hourly price, and lines without a cost, say nothing. */
export const cases: RuleCases = {
  rule: 'economics.hire-threshold',
  fires: [
    {
      firm: firm(
        {
          ...energy,
          idea: [{ label: 'a junior auditor', cost: dollars(24000, 'month', 'ZAR'), brings: 180 }],
        },
        { currency: 'ZAR' },
      ),
      says: 'A junior auditor: paying for it within a year, R 288 000, takes 267 audits more than today. You expect 180, so it does not pay: a loss of about R 93 600 a year.',
    },
    {
      firm: firm({
        offer: [{ label: 'toys', price: dollars(30), unitCost: dollars(18) }],
        idea: [{ label: 'the larger window', cost: dollars(4500, 'once'), brings: 600 }],
      }),
      says: 'The larger window: paying for it within a year, $4,500, takes 375 sales more than today. You expect 600, so it pays even if some of them stay away.',
    },
    {
      // Half of the sales come through a shop that keeps $4 of each.
      firm: firm({
        offer: [{ label: 'toys', price: dollars(30), unitCost: dollars(18) }],
        channel: [{ label: 'the museum shop', spend: dollars(4, 'sale'), share: 0.5 }],
        idea: [{ label: 'a puppet stage', cost: dollars(900), brings: 90 }],
      }),
      says: 'A puppet stage: paying for it within a year, $900, takes 90 sales more than today. You expect 90, so all of them have to come.',
    },
    {
      firm: firm({
        offer: [{ label: 'toys', price: dollars(30), unitCost: dollars(18) }],
        idea: [{ label: 'a reading corner', cost: dollars(900) }],
      }),
      says: 'A reading corner: paying for it within a year, $900, takes 75 sales more than today.',
    },
  ],
  silent: [
    // What the fair keeps of each sale leaves nothing to pay an idea with.
    firm({
      offer: [{ label: 'toys', price: dollars(30), unitCost: dollars(18) }],
      channel: [{ label: 'the toy fair', spend: dollars(12, 'sale'), share: 1 }],
      idea: [{ label: 'a reading corner', cost: dollars(900) }],
    }),
    firm({
      ...energy,
      idea: [{ label: 'a freelance auditor', cost: dollars(300, 'hour'), brings: 20 }],
    }),
    firm({
      offer: [{ label: 'toys', price: dollars(30) }],
      idea: [{ label: 'the larger window', cost: dollars(4500) }],
    }),
  ],
}
