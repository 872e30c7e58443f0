import { expect, test } from 'vitest'
import type { Company, Fact } from './company.ts'
import { movingGoals } from './goals.ts'

const goal = (more: Partial<Fact<'goal'>>): Fact<'goal'> =>
  ({
    id: 'g',
    kind: 'goal',
    label: 'visits',
    status: 'confirmed',
    quote: '',
    counts: 'sales',
    baseline: 190,
    target: 280,
    ...more,
  }) as Fact<'goal'>
const company = (facts: Fact[]): Company => ({
  name: 'Karst Wells',
  currency: 'EUR',
  today: '2026-11-22',
  facts,
})

test.each([
  [{}, 190, null],
  [{ per: 'year' as const }, 190, null],
  [{ per: 'month' as const }, 2_280, 12],
  [{ per: 'week' as const }, 9_880, 52],
  [{ label: 'visits a month' }, 2_280, 12],
  [{ label: 'weekly visits' }, 9_880, 52],
  // Members are counted on one day, unless somebody says how often; a share is one of a month as of a year.
  [{ label: 'members a month', counts: 'members' as const }, 190, null],
  [{ per: 'month' as const, counts: 'members' as const }, 2_280, 12],
  [{ per: 'month' as const, form: 'share' as const, baseline: 0.1, target: 0.2 }, 0.1, null],
])('a goal of %j stands at %d in a year', (more, baseline, yearly) => {
  expect(movingGoals(company([goal(more)]))).toMatchObject([{ baseline, yearly }])
})
