import { expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { claimsOf } from '../evidence/claims.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { SAILS } from './testing/firms.ts'
import { strategyOf } from './testing/known.ts'
import { changed, HARPS } from './testing/more-firms.ts'
import { advancedStrategy } from './tools/advanced-strategy/tool.ts'
import { guidedStrategy } from './tools/guided-strategy/tool.ts'

const of = (company: Company) => strategyOf(guidedStrategy, company)

/** Two lines that leave unlike parts, and a goal that is about the one that leaves less. */
const KITES: Company = firm({
  offer: [
    { label: 'kites', price: dollars(100), unitCost: dollars(80), volume: 200 },
    { label: 'lessons', price: dollars(100), unitCost: dollars(10), volume: 600 },
  ],
  segment: [
    { id: 'clubs', label: 'kite clubs', size: 40, spend: dollars(1_000, 'year') },
    { id: 'schools', label: 'schools', size: 90, spend: dollars(400, 'year') },
  ],
  channel: [
    {
      id: 'visits',
      label: 'visits to clubs',
      about: 'clubs',
      spend: dollars(900, 'year'),
      customers: 9,
    },
  ],
  goal: [
    {
      label: 'more kites',
      about: 'offer-1',
      counts: 'sales',
      baseline: 200,
      target: 260,
      by: '2027-10',
    },
  ],
  budget: [{ label: 'for it', amount: dollars(2_000) }],
})

test('what a customer leaves is of the goal’s line, wherever it stands', () => {
  const texts = claimsOf(of(KITES)).map(({ claim }) => claim.text)
  // A club spends $1,000 a year, of which a fifth stays with kites; over both lines it would be $725.
  expect(texts.some(text => text.includes('leaves $200'))).toBe(true)
  expect(texts.filter(text => text.includes('$725'))).toEqual([])
})

test('a goal that names no line is about the one that sells as many as it starts at', () => {
  const club = firm({
    offer: [
      { label: 'boat hire', price: dollars(30), volume: 900, share: 0.8 },
      { label: 'memberships', price: dollars(60, 'year'), unitCost: dollars(20), volume: 150 },
    ],
    segment: [{ label: 'rowers', size: 150 }],
    goal: [{ label: 'rowers', counts: 'members', baseline: 150, target: 200, by: '2027-11' }],
  })
  expect(of(club).decision.text).toContain('Sell memberships to rowers')
  expect(of(club).body.budget.worthFrom.text).toContain('leaves $40')
})

test('enquiries for everything stay those of a goal that names no line', () => {
  const asking = firm({
    offer: [
      { label: 'fittings', price: dollars(90), volume: 200 },
      { label: 'batteries', share: 0.1 },
    ],
    goal: [{ label: 'fitted', counts: 'sales', baseline: 200, target: 260, by: '2027-11' }],
    measure: [{ label: 'callers', metric: 'leads', value: 900, form: 'count', per: 'year' }],
  })
  const kpis = of(asking).body.kpis.rows.map(({ id }) => id)
  expect(kpis).toContain('conversion')
})

test('one figure says what a win may cost at most: the first move and what turns it agree', () => {
  const rich = changed(HARPS, 'budget-1', { amount: dollars(3_000) })
  const { moves, wouldChange, body } = of(rich)
  // $3,000 ÷ 10 halls: less than the $600 that one leaves.
  expect(moves[0]?.title.text).toContain('as long as a win costs no more than $300')
  expect(wouldChange[0]?.text).toContain(
    'costing more than $300, where it costs $150 today: then the money does not reach the goal',
  )
  expect(body.kpis.rows.find(({ id }) => id === 'per-win')?.claim.text).toBe(
    'Cost of winning one, as planned',
  )
})

test('where the money bears more than a win leaves, what it leaves is the most', () => {
  const { moves, wouldChange } = of(changed(SAILS, 'budget-1', { amount: dollars(90_000) }))
  expect(moves[0]?.title.text).toContain('as long as a win costs no more than $240')
  expect(wouldChange[0]?.text).toContain('costing more than $240, where it costs $25 today')
  expect(wouldChange[0]?.text).toContain('then it leaves nothing')
})

test('where each line says what it leaves, it is not called unknown', () => {
  const told = firm({
    offer: [
      { label: 'portraits', price: dollars(200), unitCost: dollars(40) },
      { label: 'weddings', price: dollars(900), unitCost: dollars(300) },
    ],
    segment: [{ label: 'couples' }],
    goal: [{ label: 'couples', counts: 'customers', baseline: 20, target: 30, by: '2027-11' }],
  })
  expect(of(told).body.budget.worthFrom.text).toBe(
    'A sale of weddings leaves $600 after its own cost, one of portraits $160; which of them a win buys was not told.',
  )
})

test('sales of today are no limit to what is won', () => {
  const company = firm({
    offer: [{ label: 'seats', price: dollars(20, 'month'), volume: 150 }],
    segment: [{ label: 'members', size: 150 }],
    goal: [{ label: 'members', counts: 'members', baseline: 150, target: 200, by: '2027-11' }],
  })
  // 200 at $240 a year.
  expect(strategyOf(advancedStrategy, company).body.market.rows[2]?.bottomUp).toBe(4_800_000)
  expect(
    of(company)
      .body.missing.map(({ claim }) => claim.text)
      .join(),
  ).not.toContain('spends')
})

test('what came by a way and was told as sales of its lines is how many came by it', () => {
  const apart = changed(SAILS, 'ads', { customers: undefined })
  const [told, more] = firm({
    measure: [
      { label: 'repairs by ads', metric: 'volume', value: 8, form: 'count', about: 'ads' },
      { label: 'new sails by ads', metric: 'sales', value: 4, form: 'count', about: 'ads' },
    ],
  }).facts
  const company = {
    ...apart,
    facts: [...apart.facts, { ...told!, id: 'told' }, { ...more!, id: 'more' }],
  }
  const { channels, missing } = of(company).body
  expect(channels.rows.find(({ fact }) => fact === 'ads')).toMatchObject({
    customers: 12,
    perWin: 10_000,
  })
  expect(missing.map(({ claim }) => claim.text).join()).not.toContain('came by “ads')
})

test('a way that brings another line than the goal is about says nothing of it', () => {
  const company = changed(KITES, 'visits', { about: 'offer-2' })
  const { budget, missing } = of(company).body
  expect(budget.tasks.find(({ fact }) => fact === 'visits')?.perWin).toBeNull()
  expect(missing.map(({ claim }) => claim.text)).toContain(
    '“visits to clubs” brings buyers of another line than the goal is about: what one costs there says nothing of it.',
  )
})

test('nobody is asked to hold what nobody does: a group of whom none come back has no figure for it', () => {
  const none = changed(SAILS, 'clubs', { repeats: 0 })
  expect(of(none).body.kpis.rows.map(({ id }) => id)).not.toContain('stays')
})
