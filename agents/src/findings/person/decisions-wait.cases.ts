import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const wait = (value: number) =>
  ({
    label: 'days until signed',
    metric: 'lead-time',
    form: 'days',
    value,
    about: 'constraint-1',
  }) as const

/** A scaffolder's quotes and a lender's contracts wait for a signature; a wait of something else, or hardly any, lies nowhere. */
export const cases: RuleCases = {
  rule: 'person.decisions-wait',
  fires: [
    {
      firm: firm({
        constraint: [{ label: 'the owner’s signature', sort: 'one-person', resource: 'approval' }],
        measure: [wait(4), { label: 'quote requests', metric: 'leads', value: 600 }],
      }),
      says: 'At 600 enquiries a year and 4 days for the owner’s signature, about 6.6 lie waiting on any day. Let the plainest go through without it.',
    },
    {
      firm: firm(
        {
          constraint: [{ label: 'credit decisions', resource: 'approval' }],
          measure: [wait(9), { label: 'leases', metric: 'volume', value: 20, per: 'month' }],
          offer: [{ label: 'van leases', price: dollars(1500, 'sale', 'EUR') }],
        },
        { currency: 'EUR' },
      ),
      says: 'At 240 sales a year and 9 days for credit decisions, about 5.9 lie waiting on any day, some €8,880. Let the plainest go through without it.',
    },
  ],
  silent: [
    firm({
      constraint: [{ label: 'parts', sort: 'supplier' }],
      measure: [wait(4), { label: 'quote requests', metric: 'leads', value: 600 }],
    }),
    firm({
      constraint: [{ label: 'the owner’s signature', resource: 'approval' }],
      measure: [wait(2), { label: 'quote requests', metric: 'leads', value: 50 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        constraint: [{ label: 'the owner’s signature', resource: 'approval' }],
        measure: [{ label: 'quote requests', metric: 'leads', value: 600 }],
      }),
      says: 'Tell me how many days people usually wait for the owner’s signature, and I can say how much lies waiting on any day.',
    },
  ],
}
