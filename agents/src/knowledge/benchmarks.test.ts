import { expect, test } from 'vitest'
import {
  BENCHMARKS,
  describe as describeRow,
  findBenchmark,
  isOld,
  mayJudge,
  type BenchmarkRow,
} from './benchmarks.ts'
import { METRIC_NAMES } from './metric-names.ts'

const today = '2026-11-20'
const row = (change: Partial<BenchmarkRow>): BenchmarkRow => ({
  id: 'x',
  metric: 'search_ctr',
  industry: 'Retail',
  channel: 'google_search',
  statistic: 'mean',
  value: 0.0664,
  unit: 'ratio',
  region: 'US',
  year: 2026,
  basis: 'data',
  dataEnd: '2026-03',
  fit: 'exact',
  publisher: 'P',
  title: 'T',
  confidence: 'medium',
  ...change,
})

test('the same industry wins over all industries, whatever the age', () => {
  const found = findBenchmark({ metric: 'search_ctr', industry: 'SaaS/Software', today })
  expect(found?.row).toMatchObject({ industry: 'SaaS/Software', fit: 'proxy', year: 2019 })
  expect(found?.label).toContain('nearest category: Technology')
  expect(found?.label).toContain('older than three years')
})

test('exact before proxy, the newest edition before older ones', () => {
  expect(findBenchmark({ metric: 'search_ctr', industry: 'Retail', today })?.row).toMatchObject({
    fit: 'exact',
    year: 2026,
    value: 0.0828,
  })
  expect(
    findBenchmark({ metric: 'search_ctr', industry: 'Professional Services', today })?.row,
  ).toMatchObject({ fit: 'subsector', year: 2026 })
})

test('the trade picks its own category inside the industry', () => {
  const dental = findBenchmark({
    metric: 'search_cpc',
    industry: 'Healthcare',
    today,
    about: 'Dental clinic',
  })
  expect(dental?.row.category).toMatch(/dent/i)
})

test('Other falls back to all industries and says so; a metric nobody published stays null', () => {
  expect(findBenchmark({ metric: 'search_ctr', industry: 'Other', today })?.label).toContain(
    'all industries',
  )
  expect(findBenchmark({ metric: 'ltv_cac', industry: 'Retail', today })).toBeNull()
})

test('low confidence and forecasts appear only when nothing else exists, and are labelled', () => {
  for (const metric of Object.keys(METRIC_NAMES) as (keyof typeof METRIC_NAMES)[]) {
    for (const industry of ['Retail', 'Healthcare', 'E-commerce', 'Non-profit']) {
      const found = findBenchmark({ metric, industry, today })
      if (found?.row.confidence !== 'low') continue
      const better = BENCHMARKS.some(
        r =>
          r.metric === metric &&
          (r.industry === industry || r.industry === 'All') &&
          r.confidence !== 'low' &&
          r.basis !== 'forecast',
      )
      expect(better, found.label).toBe(false)
      expect(found.label).toContain('low confidence')
    }
  }
})

test('three years are counted from the day asked, by month when the window is known', () => {
  expect(isOld(row({ dataEnd: '2023-11' }), today)).toBe(false)
  expect(isOld(row({ dataEnd: '2023-10' }), today)).toBe(true)
  expect(isOld(row({ dataEnd: null, year: 2023 }), today)).toBe(false)
  expect(isOld(row({ dataEnd: null, year: 2022 }), today)).toBe(true)
  expect(isOld(row({ basis: 'unknown' }), today)).toBe(true)
  expect(isOld(row({}), '2030-01-01')).toBe(true)
})

test('proxies, low confidence and old figures never judge', () => {
  expect(mayJudge(row({}), today)).toBe(true)
  expect(mayJudge(row({ fit: 'proxy' }), today)).toBe(false)
  expect(mayJudge(row({ confidence: 'low' }), today)).toBe(false)
  expect(mayJudge(row({}), '2031-01-01')).toBe(false)
})

test('a label names publisher, year, region and who quoted it', () => {
  expect(describeRow(row({ via: { publisher: 'Q', title: 'q' } }), today)).toBe(
    'Search ads click-through, Retail: 6.64% (P, 2026, US, quoted by Q)',
  )
  expect(
    describeRow(
      row({
        basis: 'copy',
        region: 'not stated',
        value: undefined,
        median: 0.02,
        segment: 'mobile',
      }),
      today,
    ),
  ).toBe(
    'Search ads click-through, Retail, mobile: 2% median (P, 2026 at the latest, region not stated)',
  )
  for (const each of BENCHMARKS) {
    const label = describeRow(each, today)
    expect(label).toContain(each.publisher)
    expect(label).not.toMatch(/undefined|NaN|null/)
    expect(METRIC_NAMES).toHaveProperty(each.metric)
  }
})
