import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A stationery maker's young line hides a loss, a hosting firm's does not; groups that all grow leave nothing to weigh. */
export const cases: RuleCases = {
  rule: 'segment.growth-gap',
  fires: [
    {
      firm: firm({
        segment: [
          { label: 'schools', share: 0.6, growth: -0.08 },
          { label: 'gift shops', share: 0.12, growth: 0.3 },
        ],
        measure: [
          { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 80_000_000 },
        ],
      }),
      says: 'In another such year, 30% more from gift shops adds 3.6% to sales and 8% less from schools takes 4.8% away: the loss outweighs the growth by about $9,600 a year.',
    },
    {
      firm: firm({
        segment: [
          { label: 'hospitals', share: 0.5, size: 33, previousSize: 30 },
          { label: 'the pharmacies', share: 0.2, growth: -0.05 },
        ],
      }),
      says: 'In another such year, 10% more from hospitals adds 5% to sales and 5% less from the pharmacies takes 1% away: the growth covers the loss.',
    },
  ],
  silent: [
    firm({
      segment: [
        { label: 'schools', share: 0.6, growth: 0.02 },
        { label: 'gift shops', share: 0.12, growth: 0.3 },
      ],
    }),
    firm({
      segment: [
        { label: 'schools', share: 0.6 },
        { label: 'gift shops', share: 0.12, growth: 0.3 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        segment: [
          { label: 'schools', share: 0.6 },
          { label: 'gift shops', share: 0.12, growth: 0.3 },
        ],
      }),
      says: 'Tell me by how much sales to schools grew or fell, and I can say which group decides the year.',
    },
  ],
}
