import { type DemoFact, usd } from './plant-facts.ts'

/** The group of which there is a persona. */
export const COMMUTERS = 'all-year commuters'

/** What the bike shop filled in, with the words it was said in where there were some. Days are counted from the day of planting. */
export function bikeShopFacts(today: Date): DemoFact[] {
  const next = today.getUTCFullYear() + 1
  return [
    {
      kind: 'organization',
      label: 'Tidewater Cycle Works',
      attributes: {
        sells: 'orders',
        currency: 'USD',
        people: 4,
        unit: { one: 'repair', many: 'repairs' },
      },
    },
    {
      kind: 'goal',
      label: 'spring repairs',
      quote: 'Decide where to put the next $12,000 so that spring repairs grow by a fifth.',
      attributes: {
        counts: 'sales',
        form: 'count',
        baseline: 400,
        target: 480,
        by: `${next}-06`,
        unit: { one: 'repair', many: 'repairs' },
      },
    },
    {
      kind: 'offer',
      label: 'tune-ups',
      quote: 'The $49 tune-up loses us $7 each at 55 minutes of labor.',
      attributes: {
        price: usd(49),
        unitCost: usd(56),
        share: 0.2,
        volume: 700,
        priceYear: next - 5,
      },
    },
    {
      kind: 'offer',
      label: 'drivetrain repairs',
      attributes: { price: usd(112), unitCost: usd(64), share: 0.5, volume: 777, hoursEach: 1.25 },
    },
    {
      kind: 'offer',
      label: 'winter storage',
      attributes: { price: usd(95), unitCost: usd(22), share: 0.2, volume: 366, capacity: 400 },
    },
    {
      kind: 'offer',
      label: 'lights and locks',
      attributes: { price: usd(38), share: 0.1, volume: 458 },
    },
    {
      kind: 'segment',
      label: COMMUTERS,
      attributes: { side: 'payer', share: 0.55, repeats: 0.7 },
    },
    {
      kind: 'rival',
      label: 'RideLab',
      quote: 'They’re cheaper on a basic tune-up, $39. But people come back from there.',
      about: 'tune-ups',
      attributes: {
        sort: 'rival',
        price: usd(39),
        betterAt: ['price'],
        worseAt: ['speed', 'quality'],
      },
    },
    {
      kind: 'rival',
      label: 'riding on',
      quote: 'And plenty of people just ride on with a squeaky brake.',
      attributes: { sort: 'nothing' },
    },
    {
      kind: 'strength',
      label: 'two-day repairs',
      quote: 'We closed 183 of 212 repairs within two working days since March.',
      attributes: { sort: 'speed', proof: 0.863, proofForm: 'share', n: 212 },
    },
    {
      kind: 'constraint',
      label: 'the repair stand',
      quote: 'Hands. Two mechanics, and Ben is off Saturdays from January.',
      attributes: { sort: 'capacity', resource: 'hours', lost: 35 },
    },
    {
      kind: 'person',
      label: 'Ben',
      attributes: { role: 'mechanic', does: ['hub work'], alone: true, daysPerWeek: 5 },
    },
    {
      kind: 'change',
      label: 'the hospital bike garage',
      quote: 'The hospital opens a 120-bike garage in March.',
      attributes: { bearing: 'helps', touches: 'demand', direction: 'new', when: `${next}-03` },
    },
    {
      kind: 'change',
      label: 'hub parts',
      quote: 'Parts for internal hubs take five weeks now.',
      attributes: { bearing: 'hurts', touches: 'supply' },
    },
    { kind: 'channel', label: 'three employers', attributes: { sort: 'partner', customers: 40 } },
    {
      kind: 'channel',
      label: 'local search',
      attributes: { sort: 'paid', spend: { ...usd(180), per: 'month' }, customers: 54 },
    },
    {
      kind: 'budget',
      label: 'the spring money',
      quote: '$12,000 until the end of May.',
      attributes: { amount: usd(12_000), hoursPerWeek: 4 },
    },
  ]
}

/** What it thinks of doing, and the figures it trusts: told where the ideas are ranked. */
export const BIKE_SHOP_IDEAS: readonly DemoFact[] = [
  {
    kind: 'idea',
    label: 'next-day repair',
    quote:
      'Next-day repair for commuters, a fleet service for employers, dropping the $49 tune-up, a winter storage bundle at $95.',
    attributes: { cost: usd(6_500), hours: 60, brings: 90, impact: 4, ease: 3 },
  },
  {
    kind: 'idea',
    label: 'a fleet service',
    attributes: { cost: usd(2_500), hours: 40, brings: 60, impact: 4, ease: 4 },
  },
  {
    kind: 'idea',
    label: 'no more cheap tune-ups',
    attributes: { cost: usd(0), hours: 4, impact: 3, ease: 5 },
  },
  {
    kind: 'idea',
    label: 'a storage bundle',
    attributes: { cost: usd(900), hours: 16, brings: 45, impact: 2, ease: 4 },
  },
  {
    kind: 'measure',
    label: 'hub parts delivery',
    quote: 'Parts for internal hubs take five weeks now.',
    attributes: { metric: 'lead-time', value: 35, previous: 14, form: 'days' },
  },
  {
    kind: 'measure',
    label: 'the fixed costs',
    attributes: { metric: 'fixed-cost', value: 1_180_000, form: 'money', per: 'month' },
  },
]
