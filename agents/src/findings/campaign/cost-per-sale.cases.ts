import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const visits = { label: 'farm visits', cost: dollars(1200, 'once'), brings: 80 }
const fair = { label: 'the county fair', cost: dollars(3000, 'once'), brings: 30 }

/** A cheese maker and a tool hire have a cheap idea and a dear one; ideas alike in cost, or without hoped-for sales, are not ranked. */
export const cases: RuleCases = {
  rule: 'campaign.cost-per-sale',
  fires: [
    {
      firm: firm({ idea: [visits, fair] }),
      says: 'By your own estimates a sale through farm visits costs $15, and through the county fair $100. Begin with the former, whatever feels larger.',
    },
    {
      firm: firm(
        {
          idea: [
            { label: 'a site-foreman club', cost: dollars(200, 'month', 'AUD'), brings: 120 },
            { label: 'radio', cost: dollars(1000, 'month', 'AUD'), brings: 150 },
          ],
        },
        { currency: 'AUD' },
      ),
      says: 'By your own estimates a sale through a site-foreman club costs $20, and through radio $80. Begin with the former, whatever feels larger.',
    },
  ],
  silent: [
    firm({ idea: [visits, { ...fair, brings: 180 }] }),
    firm({ idea: [visits, { label: 'a blog', hours: 40, brings: 10 }] }),
  ],
  asks: [
    {
      firm: firm({ idea: [visits, { label: 'the county fair', cost: dollars(3000) }] }),
      says: 'Tell me how many sales the county fair may bring in a year, and I can say which idea buys a sale most cheaply.',
    },
  ],
}
