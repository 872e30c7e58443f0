import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A paint shop grew and earned hardly more, a nursery earned more than it grew; with one year, or the same margin, there is nothing to set against each other. */
export const cases: RuleCases = {
  rule: 'economics.profit-growth',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'sales',
            counts: 'sales',
            form: 'money',
            baseline: 50_000_000,
            target: 60_000_000,
          },
        ],
        measure: [
          {
            label: 'sales',
            metric: 'sales',
            form: 'money',
            per: 'year',
            value: 50_000_000,
            previous: 40_000_000,
          },
          { label: 'margin', metric: 'margin', form: 'share', value: 0.26, previous: 0.3 },
        ],
      }),
      says: 'Sales went from $400,000 to $500,000, up by 25%, and what they leave after their own cost from $120,000 to $130,000, up by 8.3%. One point of margin is $5,000 a year. Back from 26% to 30% would be about $20,000 a year with no new customer. The goal of $600,000 leaves $156,000 at today’s margin and $180,000 at the one before.',
    },
    {
      firm: firm({
        measure: [
          {
            label: 'sales',
            metric: 'sales',
            form: 'money',
            per: 'year',
            value: 50_000_000,
            previous: 40_000_000,
          },
          { label: 'margin', metric: 'margin', form: 'share', value: 0.4, previous: 0.35 },
        ],
      }),
      says: 'Sales went from $400,000 to $500,000, up by 25%, and what they leave after their own cost from $140,000 to $200,000, up by 43%. One point of margin is $5,000 a year. The rise of the margin from 35% to 40% is worth about $25,000 a year.',
    },
  ],
  silent: [
    firm({
      measure: [
        {
          label: 'sales',
          metric: 'sales',
          form: 'money',
          per: 'year',
          value: 50_000_000,
          previous: 40_000_000,
        },
        { label: 'margin', metric: 'margin', form: 'share', value: 0.4, previous: 0.4 },
      ],
    }),
    firm({
      measure: [
        {
          label: 'sales',
          metric: 'sales',
          form: 'money',
          per: 'year',
          value: 50_000_000,
          previous: 40_000_000,
        },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        measure: [
          {
            label: 'sales',
            metric: 'sales',
            form: 'money',
            per: 'year',
            value: 50_000_000,
            previous: 40_000_000,
          },
          { label: 'margin', metric: 'margin', form: 'share', value: 0.4 },
        ],
      }),
      says: 'Tell me what margin was the year before, and I can say whether what is left grew with your sales.',
    },
  ],
}
