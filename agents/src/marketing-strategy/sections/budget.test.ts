import { expect, test } from 'vitest'
import type { Company } from '../../company/company.ts'
import { dollars } from '../../findings/testing/firm.ts'
import { SAILS } from '../testing/firms.ts'
import { strategyOf } from '../testing/known.ts'
import { changed, sharing } from '../testing/more-firms.ts'
import { guidedStrategy } from '../tools/guided-strategy/tool.ts'

const budgetOf = (company: Company) => strategyOf(guidedStrategy, company).body.budget
const cents = (company: Company) => budgetOf(company).tasks.map(task => task.cents)

test('a way where a win costs far more gets nothing as long as the cheaper one bears the goal', () => {
  // One costs $100 by ads and $25 by recommendations, which bear twice the 24 of today: 40 are $1,000.
  expect(cents(SAILS)).toEqual([0, 100_000])
  expect(budgetOf(SAILS).expected).toBe(40)
  expect(budgetOf(SAILS).method.text).toContain(
    'nothing where one costs more than twice as much as at the cheapest',
  )
})

test('it gets what the cheaper one cannot bear, and no more', () => {
  const more = changed(changed(SAILS, 'goal-1', { target: 170 }), 'budget-1', {
    amount: dollars(9_000),
  })
  // 50 to win: 48 by recommendations, 2 by ads.
  expect(cents(more)).toEqual([20_000, 120_000])
  expect(budgetOf(more).method.text).toContain('only what the others cannot bear')
})

test('ways that cost about the same share the goal by what they bring', () => {
  const rich = changed(sharing(SAILS), 'budget-1', { amount: dollars(9_000) })
  // A third of 40 at $40, two thirds at $25.
  expect(cents(rich)).toEqual([53_400, 66_700])
})

test('money that does not reach the goal says so in one sentence', () => {
  const poor = changed(SAILS, 'budget-1', { amount: dollars(150) })
  expect(budgetOf(poor).method.text).toContain(
    'At today’s costs that wins 6 of the 40 repairs: the goal is not reached with it.',
  )
  expect(budgetOf(SAILS).method.text).not.toContain('not reached')
})
