import type { Company } from '../../company/company.ts'
import { dollars, firm } from '../../findings/testing/firm.ts'

/** A firm that mends sails for two groups, with figures for nearly everything. */
export const SAILS: Company = firm(
  {
    offer: [
      {
        label: 'sail repairs',
        price: dollars(400),
        unitCost: dollars(160),
        volume: 120,
        ownShare: 0.08,
        unit: { one: 'repair', many: 'repairs' },
      },
    ],
    segment: [
      {
        id: 'clubs',
        label: 'sailing clubs',
        size: 40,
        spend: dollars(2_000, 'year'),
        growth: 0.05,
        repeats: 0.9,
        share: 0.7,
        wants: ['boats ready by May'],
      },
      {
        id: 'owners',
        label: 'private boat owners',
        size: 900,
        spend: dollars(150, 'year'),
        growth: 0,
        repeats: 0.3,
        share: 0.3,
      },
    ],
    rival: [
      { label: 'Northloft', gapLow: 0.2, gapHigh: 0.2, betterAt: ['quality'], worseAt: ['speed'] },
      {
        label: 'sewing it themselves',
        gapLow: -0.9,
        sort: 'substitute',
        worseAt: ['quality', 'trust'],
      },
    ],
    strength: [
      {
        id: 'days',
        label: 'repairs within a week',
        proof: 5,
        proofForm: 'days',
        versus: 21,
        n: 60,
      },
      { id: 'marks', label: 'a written check of every seam' },
    ],
    quote: [
      {
        label: 'the check',
        quote: 'We saw every seam before we paid.',
        sort: 'praise',
        about: 'marks',
      },
    ],
    channel: [
      {
        id: 'ads',
        label: 'ads in the yearbook',
        sort: 'paid',
        spend: dollars(1_200, 'year'),
        customers: 12,
        leads: 60,
      },
      {
        id: 'word',
        label: 'recommendations',
        sort: 'referral',
        spend: dollars(600, 'year'),
        customers: 24,
      },
    ],
    measure: [{ label: 'enquiries', metric: 'leads', value: 300, form: 'count', per: 'year' }],
    goal: [
      {
        label: 'more repairs',
        counts: 'sales',
        baseline: 120,
        target: 160,
        form: 'count',
        unit: { one: 'repair', many: 'repairs' },
      },
    ],
    budget: [{ label: 'for marketing', amount: dollars(1_000.01, 'once') }],
  },
  { name: 'Spinnaker Loft' },
)

/** A firm that leases coffee machines to offices and has counted almost nothing. */
export const MACHINES: Company = firm(
  {
    offer: [{ label: 'leased coffee machines', price: dollars(90, 'month') }],
    segment: [{ label: 'offices up to forty desks' }],
    strength: [{ label: 'the same technician each time' }],
    goal: [
      { label: 'machines leased', counts: 'customers', baseline: 50, target: 80, by: '2027-11-30' },
    ],
    budget: [{ label: 'marketing', amount: { ...dollars(300), per: 'month' } }],
  },
  { name: 'Crema Lease' },
)
