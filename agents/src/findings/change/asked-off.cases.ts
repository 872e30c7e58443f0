import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const port = { label: 'the harbour', single: true, spend: dollars(200_000, 'year') }
const tender = { label: 'the tender', by: -0.1, about: 'segment-1' }

/** A pilot school and a caterer count what a discount takes in a year; a fall in what is bought, or a group of many, is no discount. */
export const cases: RuleCases = {
  rule: 'change.asked-off',
  fires: [
    {
      firm: firm({ segment: [port], change: [{ ...tender, bearing: 'hurts', when: '2027-06' }] }),
      says: 'The tender: 10% off the $200,000 that the harbour brings is $20,000 a year from June 2027, for the same work. Decide before the talk what is asked in return, and below what it is refused.',
    },
    {
      firm: firm({
        segment: [port],
        change: [tender],
        goal: [
          {
            label: 'yearly sales',
            form: 'money',
            counts: 'money',
            baseline: 80_000_000,
            target: 90_000_000,
          },
        ],
      }),
      says: 'The tender: 10% off the $200,000 that the harbour brings is $20,000 a year, for the same work. That is 20% of the $100,000 that the goal adds. Decide before the talk what is asked in return, and below what it is refused.',
    },
  ],
  silent: [
    firm({ segment: [port], change: [{ ...tender, touches: 'demand' }] }),
    firm({ segment: [{ ...port, single: undefined }], change: [tender] }),
    firm({ segment: [{ label: 'the harbour', single: true }], change: [tender] }),
  ],
}
