import type { Measured } from '@sextant/contracts/figures/view'
import { catalogueOf } from '@sextant/contracts/metrics/catalogue'
import { expect, test } from 'vitest'
import { standsToPlan } from './against-plan.ts'
import type { Figure } from './figure.ts'
import {
  budgetInputs,
  ofEverything,
  plannedByDay,
  type PlannedMonth,
  plannedFor,
  type PlanScope,
} from './plan.ts'

const metrics = catalogueOf()
const metric = (id: string) => metrics.get(id)!
const target = (month: string, id: string, value: number, currency: string | null = null) =>
  ({ campaign_id: null, channel: null, month, metric: id, value, currency }) satisfies PlannedMonth
const scope = (more: Partial<PlanScope>): PlanScope => ({
  targets: [],
  budgets: [],
  currency: 'EUR',
  known: null,
  ...more,
})
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' }
const ACROSS = { from: '2026-10-25', to: '2026-11-06' }

test('a sum has the days’ share of each month, and a whole month is itself again', () => {
  const targets = [target('2026-10', 'leads', 310), target('2026-11', 'leads', 600)]
  const planned = (period: typeof OCTOBER) =>
    plannedFor(metric('leads'), period, scope({ targets }))?.value
  expect(planned(OCTOBER)).toBe(310)
  expect(planned(ACROSS)).toBe(7 * 10 + 6 * 20)
  expect(planned({ from: '2026-02-01', to: '2026-02-28' })).toBeUndefined()
  const february = [target('2028-02', 'leads', 29)]
  expect(
    plannedFor(
      metric('leads'),
      { from: '2028-02-10', to: '2028-02-10' },
      scope({ targets: february }),
    )?.value,
  ).toBe(1)
})

test('a ratio is planned as it is; one that changes counts by days', () => {
  const targets = [target('2026-10', 'roas', 3), target('2026-11', 'roas', 4)]
  expect(plannedFor(metric('roas'), OCTOBER, scope({ targets }))?.value).toBe(3)
  expect(plannedFor(metric('roas'), ACROSS, scope({ targets }))?.value).toBeCloseTo(
    (7 * 3 + 6 * 4) / 13,
  )
})

test('where a day of the period has no plan, the metric has none', () => {
  const targets = [target('2026-10', 'leads', 310)]
  expect(plannedFor(metric('leads'), ACROSS, scope({ targets }))).toBeNull()
  expect(plannedByDay(metric('leads'), ACROSS, scope({ targets })).slice(5, 9)).toEqual([
    10,
    10,
    null,
    null,
  ])
  expect(plannedFor(metric('cpl'), OCTOBER, scope({ targets }))).toBeNull()
})

test('money that was planned in another currency is no plan', () => {
  const targets = [target('2026-10', 'revenue', 900, 'USD')]
  expect(plannedFor(metric('revenue'), OCTOBER, scope({ targets }))).toBeNull()
  expect(plannedFor(metric('revenue'), OCTOBER, scope({ targets, currency: 'USD' }))?.value).toBe(
    900,
  )
})

const budget = (id: string, cents: number, start_date: string, end_date: string) => ({
  id,
  name: id,
  budget_cents: cents,
  start_date,
  end_date,
})

test('a budget is spread evenly over the days of its campaign, and nothing is planned outside them', () => {
  const budgets = [budget('a', 10_000, '2026-10-22', '2026-10-31')]
  expect(plannedFor(metric('spend'), OCTOBER, scope({ budgets }))).toMatchObject({
    value: 10_000,
    from: 'budgets',
  })
  expect(
    plannedFor(metric('spend'), { from: '2026-10-30', to: '2026-11-09' }, scope({ budgets }))
      ?.value,
  ).toBe(2_000)
  expect(
    plannedFor(metric('spend'), { from: '2026-11-02', to: '2026-11-09' }, scope({ budgets })),
  ).toBeNull()
  // Hundredths of a yen are no money.
  expect(plannedFor(metric('spend'), OCTOBER, scope({ budgets, currency: 'JPY' }))?.value).toBe(100)
})

test('a month that somebody set goes before budgets, the others keep them', () => {
  const budgets = [budget('a', 61_000, '2026-10-01', '2026-11-30')]
  const targets = [target('2026-11', 'spend', 60_000, 'EUR')]
  expect(plannedFor(metric('spend'), ACROSS, scope({ budgets, targets }))).toMatchObject({
    value: 7 * 1_000 + 6 * 2_000,
    from: 'budgets',
  })
})

test('budgets are the plan of everything only where all spend belongs to campaigns that have one', () => {
  const plan = {
    targets: [{ ...target('2026-10', 'leads', 5), campaign_id: 'a' }],
    budgets: [budget('a', 10_000, '2026-10-01', '2026-10-31')],
  }
  const spend = (campaign_id: string | null): Figure => ({
    day: '2026-10-02',
    source: 'google-ads',
    channel: 'google-ads',
    campaign: 'x',
    campaign_id,
    measure: 'spend',
    currency: 'EUR',
    value: 1,
    lines: 1,
  })
  expect(ofEverything(plan, [spend('a')])).toEqual({ targets: [], budgets: plan.budgets })
  expect(ofEverything(plan, [spend('a'), spend(null)]).budgets).toEqual([])
  expect(ofEverything(plan, [spend('a'), spend('b')]).budgets).toEqual([])
})

test('before the period is over, a figure is held against the days that are known', () => {
  const targets = [target('2026-10', 'spend', 31_000, 'EUR')]
  const known = scope({ targets, known: '2026-10-10' })
  expect(plannedFor(metric('spend'), OCTOBER, known)).toMatchObject({ value: 31_000, due: 10_000 })
  expect(budgetInputs(metrics, OCTOBER, known)).toEqual({ budget: 31_000, elapsed: 10 / 31 })
  expect(budgetInputs(metrics, OCTOBER, scope({}))).toEqual({})
})

const figure = (more: Partial<Measured>) => ({
  value: 100,
  low: null,
  high: null,
  at_least: false,
  ...more,
})

test('an interval that holds the plan decides nothing; without one, five percent are at the plan', () => {
  const sure = figure({ low: 90, high: 110 })
  expect([110, 111, 90, 89].map(planned => standsToPlan(sure, planned))).toEqual([
    'chance',
    'below',
    'chance',
    'above',
  ])
  expect([104, 96, 110, 80].map(planned => standsToPlan(figure({}), planned))).toEqual([
    'near',
    'near',
    'below',
    'above',
  ])
  expect(standsToPlan(figure({ value: 0 }), 0)).toBe('near')
  expect(standsToPlan(figure({ value: 3 }), 0)).toBe('above')
  expect(standsToPlan(figure({ value: null }), 90)).toBeNull()
})

test('a sum with days missing is above its plan, or nothing is said', () => {
  const atLeast = figure({ at_least: true })
  expect(standsToPlan(atLeast, 99)).toBe('above')
  expect(standsToPlan(atLeast, 101)).toBe('open')
})
