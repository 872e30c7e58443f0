import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A solar fitter and a riding school; too few enquiries, or rates close to each other, prove nothing. */
export const cases: RuleCases = {
  rule: 'channel.quality',
  fires: [
    {
      firm: firm({
        channel: [
          { label: 'the comparison portal', leads: 240, customers: 12 },
          { label: 'neighbours', leads: 50, customers: 20 },
        ],
      }),
      says: 'Enquiries are not alike: through neighbours 40% of 50 buy, through the comparison portal 5% of 240. An hour spent on answering goes further with the former.',
    },
    {
      firm: firm({
        channel: [
          { label: 'trial afternoons', leads: 24, customers: 15 },
          { label: 'the school magazine', leads: 18, customers: 2 },
        ],
      }),
      says: 'Enquiries are not alike: through trial afternoons 15 of 24 buy, through the school magazine 2 of 18. An hour spent on answering goes further with the former.',
    },
  ],
  silent: [
    firm({
      channel: [
        { label: 'neighbours', leads: 4, customers: 2 },
        { label: 'the portal', leads: 240, customers: 12 },
      ],
    }),
    firm({
      channel: [
        { label: 'neighbours', leads: 50, customers: 20 },
        { label: 'the portal', leads: 60, customers: 20 },
      ],
    }),
  ],
}
