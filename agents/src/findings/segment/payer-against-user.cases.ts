import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A youth club lives on sponsors and a learning app on schools; one side alone, or more payers than users, is no load. */
export const cases: RuleCases = {
  rule: 'segment.payer-against-user',
  fires: [
    {
      firm: firm(
        {
          segment: [
            { label: 'sponsors', side: 'payer', size: 50, spend: dollars(40, 'month', 'GBP') },
            { label: 'young people', side: 'user', size: 320 },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'Each payer carries 6.4 of those served (50 under sponsors, 320 under young people). At £480 a year from a payer, that is about £75 for each of those served, and a payer who leaves takes 6.4 such shares along.',
    },
    {
      firm: firm({
        segment: [
          { label: 'schools', side: 'payer', size: 18 },
          { label: 'pupils', side: 'user', size: 5400 },
        ],
      }),
      says: 'Each payer carries 300 of those served (18 under schools, 5,400 under pupils), so the loss of a single payer is felt by all of them.',
    },
  ],
  silent: [
    firm({ segment: [{ label: 'sponsors', side: 'payer', size: 50 }] }),
    firm({
      segment: [
        { label: 'donors', side: 'payer', size: 900 },
        { label: 'guests', side: 'user', size: 320 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        segment: [
          { label: 'sponsors', side: 'payer' },
          { label: 'young people', side: 'user', size: 320 },
        ],
      }),
      says: 'Tell me how many people come under sponsors, and I can say how many each payer carries.',
    },
  ],
}
