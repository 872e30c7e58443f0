import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** An optician and a leasing firm learn what their growth leaves; with no cost known, or a goal that counts heads, nothing follows. */
export const cases: RuleCases = {
  rule: 'goal.contribution',
  fires: [
    {
      firm: firm(
        {
          goal: [{ label: 'glasses sold', counts: 'sales', baseline: 900, target: 1000 }],
          offer: [
            {
              label: 'glasses',
              price: dollars(280, 'sale', 'EUR'),
              unitCost: dollars(110, 'sale', 'EUR'),
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'The 100 sales that the goal adds leave about €17,000 a year after direct cost; a plan that costs more than that in a year makes you larger, not richer.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'fees',
            counts: 'sales',
            form: 'money',
            baseline: 50_000_000,
            target: 56_000_000,
          },
        ],
        measure: [{ label: 'margin', metric: 'margin', form: 'share', value: 0.25 }],
        idea: [
          { label: 'a second desk', cost: dollars(1500, 'month') },
          { label: 'the radio spots', cost: dollars(6000) },
          { label: 'the fair', cost: dollars(9000), attempt: 'failed' },
        ],
      }),
      says: 'Of the $60,000 that the goal adds, about $15,000 a year stays after direct cost, less than the $24,000 on the cards of a second desk and the radio spots: together they are paid only from a later year on.',
    },
    {
      // A goal in money that bears the name of a line earns with the margin of that line.
      firm: firm({
        goal: [
          {
            label: 'oak tables',
            counts: 'sales',
            form: 'money',
            baseline: 10_000_000,
            target: 20_000_000,
          },
        ],
        offer: [
          { label: 'oak tables', revenue: dollars(100_000, 'year'), margin: 0.5, growth: 0.2 },
          { label: 'repairs', revenue: dollars(300_000, 'year'), margin: 0.1 },
        ],
        // The frame of the money is no cost of a plan.
        budget: [{ label: 'the budget', amount: dollars(80_000, 'year') }],
      }),
      says: 'Of the $100,000 that the goal adds, about $50,000 a year stays after direct cost; a plan that costs more than that in a year makes you larger, not richer.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'glasses sold', counts: 'sales', baseline: 900, target: 1000 }],
      offer: [{ label: 'glasses', price: dollars(280) }],
    }),
    firm({
      goal: [{ label: 'patients', counts: 'customers', baseline: 900, target: 1000 }],
      offer: [{ label: 'glasses', price: dollars(280), margin: 0.6 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [{ label: 'glasses sold', counts: 'sales', baseline: 900, target: 1000 }],
        offer: [{ label: 'glasses', price: dollars(280) }],
      }),
      says: 'Tell me what a sale of glasses costs you, and I can say what the goal leaves and what may be spent on it.',
    },
  ],
}
