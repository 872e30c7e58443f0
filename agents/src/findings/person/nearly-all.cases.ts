import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** Somebody who does nearly all of the hard work is a dependence, whatever they were rated; a card that says alone has its own rule, and who is one of many is none. */
export const cases: RuleCases = {
  rule: 'person.nearly-all',
  fires: [
    {
      firm: firm({
        resource: [
          {
            label: 'the master glazier',
            sort: 'people',
            valuable: true,
            rare: true,
            quote: 'our master glazier does nearly all the leaded panes',
          },
        ],
      }),
      says: 'By your own words nearly all of it passes through the master glazier. What you are good at there leaves with one resignation or one illness: somebody else has to be able to do it before more is built on it.',
    },
    {
      firm: firm({
        offer: [
          { label: 'leaded panes', share: 0.5 },
          { label: 'repairs', share: 0.5 },
        ],
        person: [
          {
            label: 'Ilse',
            about: 'offer-1',
            quote: 'Ilse does most of the panes, nobody else can',
          },
        ],
        measure: [
          { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 9_600_000 },
        ],
      }),
      says: 'By your own words nearly all of it passes through Ilse: leaded panes, 50% of sales, about $1,000 for each week away.',
    },
  ],
  silent: [
    firm({ person: [{ label: 'Ilse', alone: true, quote: 'Ilse does nearly all the panes' }] }),
    firm({
      resource: [
        { label: 'the glaziers', sort: 'people', amount: 6, quote: 'they do nearly all the panes' },
      ],
    }),
  ],
}
