import { expect, test } from 'vitest'
import { statusChoices, statusLabel, statusTone } from './campaign-status.ts'
import { filterOf, PAGE, paramsOf, totalOf } from './list-filter.ts'

test('an address holds the filter; nonsense counts as not said', () => {
  const params = {
    q: 'spring',
    status: 'active',
    sort: 'budget',
    client: '00000000-0000-4000-8000-000000000001',
    archived: '1',
    view: 'board',
    page: '3',
  }
  expect(paramsOf(filterOf(new URLSearchParams(params)))).toEqual(params)
  expect(
    paramsOf(
      filterOf(
        new URLSearchParams({
          status: "'; drop",
          sort: 'x',
          client: '1',
          page: '-2',
          view: 'tree',
        }),
      ),
    ),
  ).toEqual({})
  expect(PAGE).toBe(100)
})

test('how many a filter finds', () => {
  const counts = { by_status: { active: 4, draft: 2 }, archived: 3 }
  expect([
    totalOf(counts, { status: null, archived: false }),
    totalOf(counts, { status: null, archived: true }),
    totalOf(counts, { status: 'active', archived: false }),
    totalOf(counts, { status: 'paused', archived: false }),
  ]).toEqual([6, 9, 4, 0])
})

test('active, paused and completed have a look of their own, others are neutral', () => {
  expect(
    ['active', 'paused', 'completed', 'draft', 'planned', 'cancelled', 'in_review'].map(statusTone),
  ).toEqual(['good', 'warn', 'info', 'neutral', 'neutral', 'neutral', 'neutral'])
  expect(statusLabel('in_review')).toBe('In review')
  expect(statusChoices('in_review').at(-1)).toBe('in_review')
})
