import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const CLINICS = { one: 'clinic', many: 'clinics' }

/** Booking software, a candle maker and a mortgage broker spread one sum over one goal; a rate takes no division, and two goals share the sum. */
export const cases: RuleCases = {
  rule: 'goal.budget-per-unit',
  fires: [
    {
      // More may be spent on each than one of them brings in a year.
      firm: firm({
        goal: [
          {
            label: 'horns on hire',
            counts: 'customers',
            baseline: 90,
            target: 110,
            unit: { one: 'family', many: 'families' },
            about: 'segment-1',
          },
        ],
        segment: [{ label: 'families', size: 90, spend: dollars(30, 'month') }],
        budget: [{ label: 'the budget', amount: dollars(9000, 'year') }],
      }),
      says: 'The budget of $9,000 allows $450 for each further family that the goal asks for. That is more than the $360 that a family brings in in a year: it pays only with those who stay longer than 15 months.',
    },
    {
      firm: firm(
        {
          goal: [
            {
              label: 'clinics on the plan',
              counts: 'customers',
              baseline: 60,
              target: 100,
              unit: CLINICS,
            },
          ],
          budget: [{ label: 'the marketing budget', amount: dollars(1500, 'month', 'CAD') }],
        },
        { currency: 'CAD' },
      ),
      says: 'The budget of CA$18,000 allows CA$450 for each further clinic that the goal asks for: a channel that costs more for each falls short of the goal.',
    },
    {
      firm: firm(
        {
          goal: [{ label: 'candle orders', counts: 'sales', baseline: 2000, target: 2600 }],
          budget: [{ label: 'the budget', amount: dollars(9000, 'year', 'EUR') }],
          offer: [
            {
              label: 'candles',
              price: dollars(34, 'sale', 'EUR'),
              passThrough: dollars(4, 'sale', 'EUR'),
              unitCost: dollars(12, 'sale', 'EUR'),
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'The budget of €9,000 allows €15 for each further sale that the goal asks for, and each leaves about €18 after its own cost: within that, growth pays for itself at once.',
    },
    {
      firm: firm({
        goal: [{ label: 'mortgages arranged', counts: 'sales', baseline: 90, target: 120 }],
        budget: [{ label: 'the budget', amount: dollars(6000, 'once') }],
        offer: [{ label: 'mortgage advice', price: dollars(1100), margin: 0.5 }],
      }),
      says: 'The budget of $6,000 allows $200 for each further sale that the goal asks for, and each leaves about $550 after its own cost: within that, growth pays for itself at once.',
    },
    {
      // Who leaves on the way has to be won again, and so long as the goal runs the money of each year is there.
      firm: firm({
        goal: [
          {
            label: 'families in the club',
            counts: 'members',
            baseline: 180,
            target: 300,
            by: '2028-05-31',
            unit: { one: 'family', many: 'families' },
          },
        ],
        segment: [{ label: 'families', size: 180, leaves: 0.2 }],
        budget: [{ label: 'the budget', amount: dollars(2000, 'month') }],
      }),
      says: 'The budget of $36,000 until May 2028 allows $209 for each of the 172 families to be won, those who replace leavers among them: a channel that costs more for each falls short of the goal.',
    },
  ],
  silent: [
    firm({
      goal: [
        { label: 'kept clients', counts: 'retention', form: 'share', baseline: 0.8, target: 0.9 },
      ],
      budget: [{ label: 'the budget', amount: dollars(6000) }],
    }),
    firm({
      goal: [
        { label: 'mortgages arranged', counts: 'sales', baseline: 90, target: 120 },
        { label: 'insured households', counts: 'customers', baseline: 40, target: 80 },
      ],
      budget: [{ label: 'the budget', amount: dollars(6000) }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [{ label: 'mortgages arranged', counts: 'sales', baseline: 90, target: 120 }],
      }),
      says: 'Tell me what you may spend in a year, and I can say what that allows for each of the 30 still to be won.',
    },
  ],
}
