import type { Company } from '../../company/company.ts'
import { dollars, firm } from '../../findings/testing/firm.ts'

/** A firm that tunes harps for two groups, each with a way of its own that is counted. */
export const HARPS: Company = firm(
  {
    offer: [
      { label: 'tunings', price: dollars(100), unitCost: dollars(40), volume: 300 },
      { label: 'strings', price: dollars(50) },
    ],
    segment: [
      { id: 'halls', label: 'concert halls', size: 30, spend: dollars(1_000, 'year') },
      { id: 'players', label: 'players', size: 200, spend: dollars(100), repeats: 0.5 },
      { id: 'schools', label: 'schools', size: 9, spend: dollars(60, 'sale') },
    ],
    rival: [
      { label: 'Stringwell', price: dollars(80), about: 'offer-1', sort: 'rival' },
      { label: 'Pedal House', price: dollars(900, 'year'), about: 'offer-1', sort: 'rival' },
    ],
    channel: [
      {
        id: 'visits',
        label: 'visits to halls',
        about: 'halls',
        spend: dollars(900, 'year'),
        customers: 6,
      },
      {
        id: 'posts',
        label: 'posts',
        about: 'players',
        spend: dollars(2_000, 'year'),
        customers: 40,
      },
    ],
    goal: [
      {
        label: 'more tunings',
        about: 'offer-1',
        counts: 'sales',
        baseline: 300,
        target: 400,
        form: 'count',
        unit: { one: 'tuning', many: 'tunings' },
        by: '2027-10',
      },
    ],
    budget: [{ label: 'for it', amount: dollars(4_000), until: '2027-06-30' }],
  },
  { name: 'Pedal and String' },
)

/** The firm that mends sails where both of its ways cost about the same for one. */
export const sharing = (company: Company): Company =>
  changed(company, 'ads', { spend: dollars(480, 'year') })

/** The firm with attributes of one fact changed; undefined takes one out. */
export const changed = (company: Company, id: string, attributes: object): Company => ({
  ...company,
  facts: company.facts.map(fact => (fact.id === id ? { ...fact, ...attributes } : fact)),
})
