import type { ToolId } from '@sextant/contracts/catalogue'
import { type DemoFact, usd } from './plant-facts.ts'

/** A session with the Strategy agent, and what the client's people told in it. */
export type DemoSession = { tool: ToolId; facts: readonly DemoFact[] }

const brewery = (next: number): DemoFact[] => [
  {
    kind: 'organization',
    label: 'Fieldhouse Brewing',
    attributes: {
      sells: 'orders',
      currency: 'USD',
      people: 24,
      place: 'the Maine coast',
      unit: { one: 'case', many: 'cases' },
    },
  },
  {
    kind: 'goal',
    label: 'taproom visits',
    quote: 'Fill Tuesday and Wednesday evenings without discounting: 1,400 more visits a year.',
    attributes: {
      counts: 'sales',
      form: 'count',
      baseline: 14_300,
      target: 15_700,
      by: `${next}-12`,
      unit: { one: 'visit', many: 'visits' },
    },
  },
  {
    kind: 'offer',
    label: 'cans to shops',
    quote:
      'Cans to shops are 64% of revenue, the taproom 31%, private events 5%. The taproom brings more than half of the gross margin.',
    attributes: {
      price: usd(38),
      unitCost: usd(29),
      share: 0.64,
      volume: 21_000,
      capacity: 21_600,
      unit: { one: 'case', many: 'cases' },
    },
  },
  {
    kind: 'offer',
    label: 'the taproom',
    attributes: {
      price: usd(27),
      unitCost: usd(8),
      share: 0.31,
      volume: 14_300,
      growth: 0.06,
      unit: { one: 'visit', many: 'visits' },
    },
  },
  {
    kind: 'offer',
    label: 'private events',
    attributes: {
      price: usd(1_550),
      unitCost: usd(700),
      share: 0.05,
      volume: 40,
      unit: { one: 'event', many: 'events' },
    },
  },
  {
    kind: 'segment',
    label: 'mug club members',
    quote: 'Mug club members. There are 410 of them and they come 2.3 times a month.',
    attributes: {
      side: 'payer',
      size: 410,
      spend: { ...usd(412), per: 'year' },
      purchases: 27.6,
      leaves: 0.18,
    },
  },
  {
    kind: 'rival',
    label: 'the cidery',
    quote: 'A cidery that opened in May.',
    about: 'the taproom',
    attributes: { sort: 'rival', price: usd(29), betterAt: ['range'], threat: 3, likelihood: 3 },
  },
  {
    kind: 'rival',
    label: 'supermarket beer',
    quote: 'And people stay at home with a four-pack from the supermarket.',
    attributes: { sort: 'substitute', threat: 3, likelihood: 4 },
  },
  {
    kind: 'strength',
    label: 'guest kitchens',
    quote: 'A different cook in our kitchen every month, and 22 small batches a year.',
    attributes: { sort: 'exclusivity', proof: 12, proofForm: 'count', impact: 4 },
  },
  {
    kind: 'strength',
    label: 'small batches',
    attributes: { sort: 'range', proof: 22, proofForm: 'count', versus: 8, impact: 3 },
  },
  {
    kind: 'constraint',
    label: 'the canning line',
    quote: 'The canning line is booked out until April.',
    about: 'cans to shops',
    attributes: { sort: 'capacity', resource: 'equipment', impact: 4 },
  },
  {
    kind: 'constraint',
    label: 'the Saturday taproom',
    quote: 'On Saturdays about 17 people turn around at the door.',
    about: 'the taproom',
    attributes: { sort: 'capacity', resource: 'room', lost: 880, impact: 3 },
  },
  {
    kind: 'change',
    label: 'self-distribution',
    quote:
      'Distributors are dropping small brands, and the state allows self-distribution up to 3,750 barrels.',
    attributes: {
      bearing: 'helps',
      touches: 'rule',
      direction: 'new',
      when: `${next}-01`,
      impact: 4,
      likelihood: 4,
    },
  },
  {
    kind: 'change',
    label: 'small brand delistings',
    about: 'cans to shops',
    attributes: { bearing: 'hurts', touches: 'demand', by: -0.15, impact: 4, likelihood: 3 },
  },
  {
    kind: 'channel',
    label: 'the mailing list',
    attributes: { sort: 'own', spend: { ...usd(150), per: 'month' }, customers: 260 },
  },
  {
    kind: 'channel',
    label: 'paid social',
    attributes: { sort: 'paid', spend: { ...usd(1_100), per: 'month' }, customers: 240 },
  },
  {
    kind: 'budget',
    label: 'the winter money',
    quote: '$9,000 until the end of February.',
    attributes: { amount: usd(9_000), hoursPerWeek: 6 },
  },
]

const BREWERY_IDEAS: readonly DemoFact[] = [
  {
    kind: 'idea',
    label: 'kitchen residencies',
    quote:
      'Kitchen residencies every Wednesday, a mug club referral offer, self-distribution to the nearest 25 shops, a monthly can club.',
    attributes: { cost: usd(4_800), hours: 60, brings: 880, impact: 4, ease: 3 },
  },
  {
    kind: 'idea',
    label: 'mug club referrals',
    attributes: { cost: usd(1_200), hours: 20, brings: 120, impact: 3, ease: 4 },
  },
  {
    kind: 'idea',
    label: 'nearby shops',
    attributes: { cost: usd(7_500), hours: 120, brings: 600, impact: 4, ease: 2 },
  },
  {
    kind: 'idea',
    label: 'a monthly club',
    attributes: { cost: usd(6_000), hours: 80, brings: 300, impact: 2, ease: 2 },
  },
  {
    kind: 'measure',
    label: 'the fixed costs',
    attributes: { metric: 'fixed-cost', value: 2_950_000, form: 'money', per: 'month' },
  },
]

const outfitter = (next: number): DemoFact[] => [
  {
    kind: 'organization',
    label: 'Saltmarsh Outfitters',
    attributes: {
      sells: 'orders',
      currency: 'USD',
      people: 14,
      unit: { one: 'jacket', many: 'jackets' },
    },
  },
  {
    kind: 'goal',
    label: 'reserved jackets',
    quote: 'Have 1,200 jackets reserved before the mill order closes.',
    attributes: {
      counts: 'sales',
      form: 'count',
      baseline: 780,
      target: 1_200,
      by: `${next}-05`,
      unit: { one: 'jacket', many: 'jackets' },
    },
  },
  {
    kind: 'offer',
    label: 'waxed jackets',
    attributes: {
      price: usd(340),
      unitCost: usd(162),
      share: 0.71,
      volume: 2_900,
      capacity: 3_000,
      unit: { one: 'jacket', many: 'jackets' },
    },
  },
  {
    kind: 'offer',
    label: 'canvas bags',
    attributes: {
      price: usd(185),
      unitCost: usd(74),
      share: 0.25,
      volume: 1_880,
      growth: 0.22,
      unit: { one: 'bag', many: 'bags' },
    },
  },
  {
    kind: 'segment',
    label: 'jacket owners',
    quote:
      'People who bring a jacket back to be re-waxed. One in four of them buys a bag within a year.',
    attributes: { side: 'payer', size: 4_600, repeats: 0.25, spend: { ...usd(118), per: 'year' } },
  },
  {
    kind: 'rival',
    label: 'the English heritage brands',
    quote:
      'Two heritage brands from England, the outdoor chain at the mall, and buying second-hand.',
    about: 'waxed jackets',
    attributes: { sort: 'rival', price: usd(395), betterAt: ['trust'], threat: 3, likelihood: 4 },
  },
  {
    kind: 'rival',
    label: 'second-hand jackets',
    about: 'waxed jackets',
    attributes: { sort: 'substitute', price: usd(120), threat: 3, likelihood: 4 },
  },
  {
    kind: 'strength',
    label: 'mending for life',
    quote: 'We re-wax and mend what we sold, for life, for the postage.',
    attributes: { sort: 'trust', proof: 0.94, proofForm: 'share', n: 610, impact: 5 },
  },
  {
    kind: 'constraint',
    label: 'the mill order',
    quote: 'Stock. The jackets sell out in October and the mill needs 14 weeks.',
    about: 'waxed jackets',
    attributes: { sort: 'supplier', lost: 420, impact: 5 },
  },
  {
    kind: 'job',
    label: 'a lasting coat',
    attributes: { side: 'payer', when: 'the third jacket in five years has given up' },
  },
  {
    kind: 'outcome',
    label: 'years before a replacement',
    attributes: { importance: 9, satisfaction: 5, n: 64 },
  },
  {
    kind: 'outcome',
    label: 'days until mended',
    attributes: { importance: 7, satisfaction: 4, n: 64 },
  },
  {
    kind: 'quote',
    label: 'the old coat',
    quote: 'I was tired of throwing a coat away every second winter.',
    attributes: { sort: 'reason', pushes: 'push', strength: 4 },
  },
  {
    kind: 'quote',
    label: 'the price of one',
    quote: 'It is a lot of money for something I may not wear.',
    attributes: { sort: 'reason', pushes: 'anxiety', strength: 3 },
  },
  {
    kind: 'budget',
    label: 'the season money',
    attributes: { amount: usd(18_000), hoursPerWeek: 8 },
  },
]

const dentist = (next: number): DemoFact[] => [
  {
    kind: 'organization',
    label: 'Harbour Dental',
    attributes: {
      sells: 'orders',
      currency: 'USD',
      people: 19,
      unit: { one: 'appointment', many: 'appointments' },
    },
  },
  {
    kind: 'goal',
    label: 'new patients',
    quote:
      'Forty new families this quarter and no more than nine days to a first appointment. We see 26 new patients a month.',
    attributes: {
      counts: 'customers',
      form: 'count',
      baseline: 312,
      target: 480,
      by: `${next}-12`,
      unit: { one: 'patient', many: 'patients' },
    },
  },
  {
    kind: 'measure',
    label: 'the first appointment',
    quote: 'The first free slot is in 17 days.',
    attributes: { metric: 'lead-time', value: 17, previous: 12, form: 'days' },
  },
  {
    kind: 'measure',
    label: 'the fixed costs',
    attributes: { metric: 'fixed-cost', value: 9_400_000, form: 'money', per: 'month' },
  },
  {
    kind: 'constraint',
    label: 'the hygienist post',
    quote: 'Two of the five chairs stand empty on Fridays because there is no hygienist.',
    about: 'Maud',
    attributes: { sort: 'capacity', resource: 'posts', lost: 460, impact: 5 },
  },
  {
    kind: 'offer',
    label: 'cleanings',
    attributes: {
      price: usd(128),
      unitCost: usd(41),
      share: 0.38,
      volume: 5_200,
      capacity: 5_400,
      hoursEach: 0.75,
      unit: { one: 'cleaning', many: 'cleanings' },
    },
  },
  {
    kind: 'offer',
    label: 'fillings and crowns',
    attributes: {
      price: usd(410),
      unitCost: usd(190),
      share: 0.58,
      volume: 2_480,
      hoursEach: 1.5,
    },
  },
  {
    kind: 'strength',
    label: 'returning patients',
    quote: '61% of patients come back within seven months.',
    attributes: { sort: 'relationship', proof: 0.61, proofForm: 'share', n: 2_900, impact: 4 },
  },
  {
    kind: 'segment',
    label: 'families with children',
    quote: 'Families with two children: they bring four recalls each half year.',
    attributes: {
      side: 'payer',
      size: 640,
      spend: { ...usd(980), per: 'year' },
      purchases: 8,
      leaves: 0.09,
    },
  },
  {
    kind: 'rival',
    label: 'the dental chain',
    quote: 'The dental chain at the mall with Saturday hours, and putting it off.',
    attributes: { sort: 'rival', price: usd(109), betterAt: ['price', 'convenience'], threat: 4 },
  },
  {
    kind: 'person',
    label: 'Maud',
    attributes: { role: 'hygienist', does: ['cleanings'], alone: true, daysPerWeek: 4 },
  },
  {
    kind: 'channel',
    label: 'paid search',
    attributes: { sort: 'paid', spend: { ...usd(900), per: 'month' }, customers: 96 },
  },
  {
    kind: 'channel',
    label: 'postcards',
    attributes: { sort: 'paid', spend: { ...usd(350), per: 'month' }, customers: 44 },
  },
  {
    kind: 'budget',
    label: 'the quarter money',
    attributes: { amount: usd(6_400), hoursPerWeek: 5 },
  },
]

const SESSIONS: Readonly<Record<string, (year: number) => DemoSession[]>> = {
  'fieldhouse-brewing': next => [
    { tool: 'swot', facts: brewery(next) },
    { tool: 'ice', facts: BREWERY_IDEAS },
  ],
  'saltmarsh-outfitters': next => [{ tool: 'jobs-to-be-done', facts: outfitter(next) }],
  'harbour-dental': next => [{ tool: 'okrs', facts: dentist(next) }],
}

/** Sessions of a client of the demo agency, the earliest first; most have none. Days are counted from the day of planting. */
export const clientSessions = (slug: string, today: Date): DemoSession[] =>
  SESSIONS[slug]?.(today.getUTCFullYear() + 1) ?? []
