import { expect, test } from 'vitest'
import type { Company, Fact } from '../company/company.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { SAILS } from './testing/firms.ts'
import { strategyOf } from './testing/known.ts'
import { changed } from './testing/more-firms.ts'
import { guidedStrategy } from './tools/guided-strategy/tool.ts'

const of = (company: Company) => strategyOf(guidedStrategy, company)
const doubtsOf = (company: Company): string =>
  of(company)
    .body.doubts.map(({ text }) => text)
    .join(' ')

test('a firm whose figures fit is asked nothing', () => {
  expect(doubtsOf(SAILS)).toBe('')
})

test('a day that is over, or in two weeks, builds no plan', () => {
  for (const by of ['2026-10', '2026-12-04']) {
    const { body, decision, moves } = of(changed(SAILS, 'goal-1', { by }))
    expect(decision.text).toContain('No sum is planned yet')
    expect(body.budget.wins).toBeNull()
    expect(body.budget.total).toBe(0)
    expect(moves[0]?.id).toBe('settle-the-figures')
  }
  expect(doubtsOf(changed(SAILS, 'goal-1', { by: '2026-10' }))).toContain('is over')
})

test('a sale that costs more than it brings is no sale to win more of', () => {
  const { decision, body } = of(changed(SAILS, 'offer-1', { unitCost: dollars(500) }))
  expect(decision.text).toContain('costs $100 more than it brings')
  expect(body.budget.wins).toBeNull()
})

test('money beyond the room names the room first, and the price at which it would fit', () => {
  const money = changed(SAILS, 'goal-1', {
    counts: 'money',
    form: 'money',
    baseline: 4_800_000,
    target: 8_000_000,
    unit: undefined,
  })
  const text = doubtsOf(changed(money, 'offer-1', { capacity: 160 }))
  expect(text).toContain('takes 200 sail repairs, and a year allows 160')
  expect(text).toContain('the price is $500')
})

test('shares above the whole, and a line whose price and number make another sum, are asked about', () => {
  expect(doubtsOf(changed(SAILS, 'owners', { share: 0.5 }))).toContain('add up to 120%')
  const other = changed(SAILS, 'offer-1', { revenue: dollars(90_000, 'year') })
  expect(doubtsOf(other)).toContain('number and price make $48,000')
})

test('ways that take more in a year than there is are asked about, and said how they are counted', () => {
  const small = changed(SAILS, 'budget-1', { amount: dollars(1_500, 'year') })
  const { body } = of(small)
  expect(body.doubts[0]?.text).toContain('The ways take $1,800 a year today')
  // It is a question, and no reason to plan nothing.
  expect(body.budget.wins).not.toBeNull()
})

test('a goal that is reached anyway is said to be', () => {
  const [goal] = firm({
    goal: [{ label: 'members', counts: 'members', baseline: 100, target: 120 }],
  }).facts as Fact<'goal'>[]
  const facts = SAILS.facts.map(fact => (fact.id === 'goal-1' ? { ...goal!, id: 'goal-1' } : fact))
  expect(doubtsOf({ ...SAILS, facts })).toContain(
    'the ways bring 36 until then without anything new',
  )
})

test('more who came than was sold are asked about', () => {
  expect(doubtsOf(changed(SAILS, 'word', { customers: 150 }))).toContain(
    'do the ways count those who ask, or several years?',
  )
})
