import { expect, test } from 'vitest'
import { MACHINES, SAILS } from '../../testing/firms.ts'
import { edited, strategyOf } from '../../testing/known.ts'
import { advancedStrategy } from './tool.ts'

const sails = strategyOf(advancedStrategy, SAILS)
const machines = strategyOf(advancedStrategy, MACHINES, 'Professional Services')

test('the market from above and from below, told where both cannot be right', () => {
  // $48,000 of own sales at a share of 8%; 40 × $2,000 + 900 × $150; the clubs’ 70% of sales; the goal of 160 at $400.
  expect(
    sails.body.market.rows.map(({ id, topDown, bottomUp, isFar }) => [
      id,
      topDown,
      bottomUp,
      isFar,
    ]),
  ).toEqual([
    ['tam', 60_000_000, 21_500_000, true],
    ['sam', 42_000_000, 8_000_000, true],
    ['som', 3_360_000, 6_400_000, false],
  ])
  expect(machines.body.market.rows.every(({ times }) => times === null)).toBe(true)
  expect(machines.body.market.rows[0]!.down.text).toContain('your share of the market is not known')
})

test('seven Ps of the cards; what no card tells says how to find out', () => {
  const of = ({ body }: typeof sails, id: string) =>
    body.sevenPs.rows.find(row => row.id === id)!.claims.map(({ text }) => text)
  expect(of(sails, 'price')).toEqual([
    'Sail repairs: $400.',
    'Northloft: 20% dearer.',
    'Sewing it themselves: 90% cheaper.',
  ])
  expect(of(machines, 'process')).toEqual(['Not known yet.'])
})

test('three scenarios, and what each input alone does; they follow the budget and the spread', () => {
  const { rows, effects } = sails.body.scenarios
  // $1,000 at $25 a win are 40 wins at $240.
  expect(rows.map(({ wins, left }) => [wins, left])).toEqual([
    [32, 476_000],
    [40, 860_000],
    [53, 1_490_000],
  ])
  expect(effects.find(({ id }) => id === 'worth')).toEqual({
    id: 'worth',
    worse: 620_000,
    better: 1_100_000,
  })
  const { body } = edited(sails, SAILS, [{ path: ['body', 'scenarios', 'spread'], value: 0.5 }])
  expect(body.scenarios.rows[0]).toMatchObject({ perWin: 3_750, worth: 12_000, wins: 26 })
  expect(machines.body.scenarios.rows.every(({ left }) => left === null)).toBe(true)
})

test('tests with the cases they take; without a rate the first thing is to count', () => {
  const [promise, ads] = sails.body.tests.rows
  // 40% against 48%; 300 enquiries a year.
  expect(promise).toMatchObject({ rate: 0.4, perArm: 604, weeks: 210 })
  expect(ads).toMatchObject({ id: 'ads', rate: 0.2, perArm: 1683 })
  const { body } = edited(sails, SAILS, [
    { path: ['body', 'tests', 'rows', 0, 'uplift'], value: 1 },
  ])
  expect(body.tests.rows[0]!.perArm).toBe(23)
  expect(machines.body.tests.rows).toHaveLength(1)
  expect(machines.body.tests.rows[0]!.perArm).toBeNull()
})
