import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const glass = {
  offer: [
    { label: 'leaded panes', price: dollars(1000), unitCost: dollars(500), share: 0.5 },
    { label: 'repairs', share: 0.5 },
  ],
  constraint: [{ label: 'only one glass painter', sort: 'one-person' as const, about: 'offer-1' }],
  measure: [
    {
      label: 'sales',
      metric: 'sales' as const,
      form: 'money' as const,
      per: 'year' as const,
      value: 19_200_000,
    },
  ],
}

/** A glazier and a brewer weigh training a second one against the weeks of the first; an idea for something else, and one of no known cost, are not weighed. */
export const cases: RuleCases = {
  rule: 'person.cover-pays',
  fires: [
    {
      firm: firm({
        ...glass,
        idea: [{ label: 'training a second glass painter', cost: dollars(3000) }],
      }),
      says: 'Training a second glass painter: $3,000, once. With leaded panes, each week without the one who can do it holds up about $2,000 of sales, of which $1,000 would have stayed. About 3 weeks of absence avoided pay for it, before anything more is sold.',
    },
    {
      firm: firm({
        ...glass,
        offer: [
          { label: 'beers', share: 0.5 },
          { label: 'tours', share: 0.5 },
        ],
        idea: [{ label: 'a course for the cellar', cost: dollars(9000), about: 'constraint-1' }],
      }),
      says: 'A course for the cellar: $9,000, once. With beers, each week without the one who can do it holds up about $2,000 of sales. About 5 weeks of absence avoided pay for it, before anything more is sold.',
    },
  ],
  silent: [
    firm({ ...glass, idea: [{ label: 'a new leaflet', cost: dollars(3000) }] }),
    firm({ ...glass, idea: [{ label: 'training a second glass painter' }] }),
  ],
}
