import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A guest house and a pottery shop sell on a platform; a small part, or an own shop, is under nobody else's rules. */
export const cases: RuleCases = {
  rule: 'concentration.platform',
  fires: [
    {
      firm: firm(
        {
          channel: [
            {
              label: 'the booking portal',
              sort: 'platform',
              share: 0.7,
              spend: dollars(21_000, 'year', 'EUR'),
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'The booking portal: 70% of new customers come under rules that somebody else can change overnight. It takes €21,000 a year; 10% of them coming directly next time keeps €2,100 with you.',
    },
    {
      firm: firm({
        channel: [{ label: 'craft marketplaces', sort: 'platform', share: 0.45 }],
      }),
      says: 'Craft marketplaces: 45% of new customers come under rules that somebody else can change overnight. Ask every buyer for a way to reach them without it.',
    },
  ],
  silent: [
    firm({ channel: [{ label: 'craft marketplaces', sort: 'platform', share: 0.1 }] }),
    firm({ channel: [{ label: 'the web shop', sort: 'own', share: 0.8 }] }),
  ],
  asks: [
    {
      firm: firm({ channel: [{ label: 'the booking portal', sort: 'platform' }] }),
      says: 'Tell me which part of your new customers comes through the booking portal, and I can say what it would mean if its rules changed.',
    },
  ],
}
