import type { CampaignListRow } from '@sextant/contracts/rows'
import { expect, test } from 'vitest'
import { moneyLines, paceLines, statusSplit } from './analytics.ts'

const campaign = (id: string, fields: Partial<CampaignListRow>) =>
  ({
    id,
    name: id,
    status: 'active',
    budget_cents: 10_000,
    spent_cents: 0,
    start_date: '2026-01-01',
    end_date: '2026-01-10',
    ...fields,
  }) as CampaignListRow

test('pacing: running campaigns only, the farthest from plan first, what cannot be said last', () => {
  const lines = paceLines(
    [
      campaign('on', { spent_cents: 5_000 }),
      campaign('over', { spent_cents: 9_000 }),
      campaign('none', { budget_cents: null }),
      campaign('under', { spent_cents: 1_000 }),
      campaign('done', { status: 'completed', spent_cents: 10_000 }),
      campaign('later', { start_date: '2026-02-01', end_date: '2026-02-10' }),
    ],
    '2026-01-05',
  )
  expect(lines.map(({ id, words }) => [id, words])).toEqual([
    ['under', 'Underspending'],
    ['over', 'Overspending'],
    ['on', 'On plan'],
    ['none', 'No budget to compare with'],
    ['later', 'Has not begun'],
  ])
  expect(lines[1]).toMatchObject({ pace: 1.8, elapsed: 0.5 })
})

test('statuses stand in the order of the product, unknown ones after them', () => {
  expect(
    statusSplit([
      { status: 'odd' },
      { status: 'completed' },
      { status: 'draft' },
      { status: 'draft' },
    ]),
  ).toEqual([
    { status: 'draft', count: 2 },
    { status: 'completed', count: 1 },
    { status: 'odd', count: 1 },
  ])
})

test('money: the largest first, campaigns without any left out', () => {
  expect(
    moneyLines([
      campaign('small', { budget_cents: 100 }),
      campaign('nothing', { budget_cents: null }),
      campaign('spent', { budget_cents: null, spent_cents: 500 }),
    ]).map(({ id }) => id),
  ).toEqual(['spent', 'small'])
})
