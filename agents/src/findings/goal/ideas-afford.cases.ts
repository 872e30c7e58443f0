import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A florist and a hospice shop want more than they can pay; ideas that fit, and one that has been tried, leave nothing to say. */
export const cases: RuleCases = {
  rule: 'goal.ideas-afford',
  fires: [
    {
      firm: firm(
        {
          budget: [{ label: 'the budget', amount: dollars(8000, 'year', 'AUD') }],
          idea: [
            { label: 'a cold van', cost: dollars(7500, 'once', 'AUD') },
            { label: 'a new web shop', cost: dollars(5000, 'once', 'AUD') },
            { label: 'the wedding fair', cost: dollars(1200, 'year', 'AUD') },
          ],
        },
        { currency: 'AUD' },
      ),
      says: 'Together a cold van, a new web shop and the wedding fair cost A$13,700 where there is A$8,000. Not all can be paid in the same year, so the order matters more than the list.',
    },
    {
      firm: firm(
        {
          budget: [{ label: 'what the trust allows', amount: dollars(200, 'month', 'GBP') }],
          idea: [
            { label: 'a card reader', cost: dollars(2600, 'once', 'GBP') },
            { label: 'new window lighting', cost: dollars(4000, 'once', 'GBP') },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'The budget of £2,400 pays for none of the ideas you name: a card reader and new window lighting cost £6,600 in all, and each of them more than there is.',
    },
  ],
  silent: [
    firm({
      budget: [{ label: 'the budget', amount: dollars(8000, 'year') }],
      idea: [
        { label: 'a cold van', cost: dollars(5000) },
        { label: 'the wedding fair', cost: dollars(1200) },
      ],
    }),
    firm({
      budget: [{ label: 'the budget', amount: dollars(8000, 'year') }],
      idea: [
        { label: 'a cold van', cost: dollars(7500) },
        { label: 'the wedding fair', cost: dollars(1200), attempt: 'failed' },
      ],
    }),
  ],
}
