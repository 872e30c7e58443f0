import type { PlanDetail, Target } from '@sextant/contracts/figures/plan'
import type { MetricHead } from '@sextant/contracts/figures/view'
import { expect, test } from 'vitest'
import {
  columnsOf,
  lastDayOf,
  monthsOf,
  readPlan,
  standing,
  withPaste,
  yearOf,
} from './plan-cells.ts'

const head = (id: string, kind: MetricHead['kind']): MetricHead => ({
  id,
  name: id.toUpperCase(),
  says: '',
  formula: '',
  kind,
  unit: null,
  good: 'up',
  own: false,
  by_day: true,
})
const target = (month: string, metric: string, value: number, currency: string | null): Target => ({
  month,
  metric,
  value,
  currency,
  set_by_name: 'Mara',
  set_at: '2026-11-03T10:00:00Z',
})
const plan = (targets: Target[] = []): PlanDetail => ({
  currency: 'EUR',
  apart: [],
  metrics: [
    head('spend', 'money'),
    head('cvr', 'rate'),
    head('roas', 'ratio'),
    head('leads', 'count'),
  ],
  targets,
  budget: null,
})

test('a cell stands as it is typed; money of another currency only shows behind it', () => {
  const detail = plan([
    target('2026-11', 'spend', 123_450, 'EUR'),
    target('2026-12', 'spend', 50_000, 'USD'),
    target('2026-11', 'cvr', 0.031, null),
  ])
  const at = (month: string, metric: string) =>
    standing(
      { month, metric, head: detail.metrics.find(({ id }) => id === metric)! },
      detail,
      'EUR',
    )
  expect(at('2026-11', 'spend')).toEqual({ text: '1,234.5', behind: '' })
  expect(at('2026-12', 'spend')).toEqual({ text: '', behind: '$500.00' })
  expect(at('2026-11', 'cvr').text).toBe('3.1')
  expect(columnsOf(detail)).toEqual(['spend', 'cvr'])
  expect(columnsOf(plan())).toContain('roas')
})

test('only what was changed is sent, in cents and shares; an emptied cell is taken back', () => {
  const detail = plan([
    target('2026-11', 'spend', 123_450, 'EUR'),
    target('2026-11', 'leads', 40, null),
  ])
  const typed = {
    '2026-11 spend': ' 1,234.5 ',
    '2026-12 spend': '1.500,50',
    '2026-11 cvr': '3,1 %',
    '2026-11 leads': '',
    '2026-10 leads': '0',
  }
  expect(readPlan(typed, detail, 'EUR')).toEqual({
    problem: null,
    targets: [
      { month: '2026-12', metric: 'spend', value: 150_050 },
      { month: '2026-11', metric: 'cvr', value: 0.031 },
      { month: '2026-11', metric: 'leads', value: null },
      { month: '2026-10', metric: 'leads', value: 0 },
    ],
  })
})

test('what is wrong is named with its metric and month, and nothing is sent', () => {
  const problem = (text: string) => readPlan({ '2026-11 spend': text }, plan(), 'EUR')
  expect(problem('a lot')).toEqual({
    targets: [],
    problem: 'SPEND, November: “a lot” is no number.',
  })
  expect(problem('-3').problem).toBe('SPEND, November: a plan is not below nought.')
  expect(problem('9'.repeat(20)).problem).toContain('more than can be kept')
})

test('a paste fills the months below and the metrics beside, and stops at the edge', () => {
  const grid = { months: monthsOf(2026), metrics: ['spend', 'leads'] }
  const pasted = withPaste(
    { '2026-01 spend': '7' },
    [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ],
    { month: 11, metric: 1 },
    grid,
  )
  expect(pasted).toEqual({ '2026-01 spend': '7', '2026-12 leads': '1' })
  expect(withPaste({}, [['1'], ['2']], { month: 0, metric: 0 }, grid)).toEqual({
    '2026-01 spend': '1',
    '2026-02 spend': '2',
  })
})

test('a year is the sum of plain figures; a ratio has none', () => {
  const textAt = (month: string) => (month > '2026-10' ? '1.000' : '')
  expect(yearOf(head('spend', 'money'), monthsOf(2026), textAt, 'EUR')).toBe(200_000)
  expect(yearOf(head('spend', 'money'), monthsOf(2026), () => 'x', 'EUR')).toBeNull()
  expect(yearOf(head('roas', 'ratio'), monthsOf(2026), textAt, 'EUR')).toBeNull()
})

test('a month ends on its last day, in leap years too', () => {
  const ends = ['2026-02', '2028-02', '2026-04', '2026-12'].map(lastDayOf)
  expect(ends).toEqual(['2026-02-28', '2028-02-29', '2026-04-30', '2026-12-31'])
})
