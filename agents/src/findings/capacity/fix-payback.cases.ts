import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const TENT = { label: 'tent hire', price: dollars(800), margin: 0.6 }

/** A tent hirer and a speech therapist can pay for room; an idea tied to nothing, or refusals nobody counted, pay nothing back. */
export const cases: RuleCases = {
  rule: 'capacity.fix-payback',
  fires: [
    {
      firm: firm({
        constraint: [{ label: 'large tents', sort: 'capacity', lost: 18 }],
        idea: [{ label: 'a third marquee', cost: dollars(11_000), about: 'constraint-1' }],
        offer: [TENT],
      }),
      says: 'A third marquee: $11,000, against about $8,640 a year that the sales turned away would leave. If all of them came, it would be paid back after about 16 months, if it lasts that long.',
    },
    {
      firm: firm(
        {
          constraint: [{ label: 'evening slots', sort: 'capacity', lost: 700 }],
          idea: [
            {
              label: 'a second therapist',
              cost: dollars(2400, 'month', 'EUR'),
              about: 'constraint-1',
            },
          ],
          offer: [{ label: 'treatments', price: dollars(65, 'sale', 'EUR'), margin: 0.9 }],
        },
        { currency: 'EUR' },
      ),
      says: 'A second therapist: €28,800 a year, against about €41,000 a year that the sales turned away would leave: it pays if more than 70% of them come.',
    },
  ],
  silent: [
    firm({
      constraint: [{ label: 'large tents', sort: 'capacity', lost: 18 }],
      idea: [{ label: 'a new brochure', cost: dollars(1100) }],
      offer: [TENT],
    }),
    firm({
      constraint: [{ label: 'large tents', sort: 'capacity' }],
      idea: [{ label: 'a third marquee', cost: dollars(11_000), about: 'constraint-1' }],
      offer: [TENT],
    }),
  ],
  asks: [
    {
      firm: firm({
        constraint: [{ label: 'large tents', sort: 'capacity', lost: 18 }],
        idea: [{ label: 'a third marquee', about: 'constraint-1' }],
        offer: [TENT],
      }),
      says: 'Tell me what a third marquee would cost, and I can say in how many months the sales turned away pay for it.',
    },
  ],
}
