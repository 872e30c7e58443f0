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
          { label: 'trial afternoons', leads: 40, customers: 25 },
          { label: 'the school magazine', leads: 32, customers: 4 },
        ],
      }),
      says: 'Enquiries are not alike: through trial afternoons 63% of 40 buy, through the school magazine 13% of 32. An hour spent on answering goes further with the former.',
    },
  ],
  silent: [
    // Of so few, one sale more or less decides.
    firm({
      channel: [
        { label: 'trial afternoons', leads: 14, customers: 5 },
        { label: 'the school magazine', leads: 12, customers: 1 },
      ],
    }),
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
