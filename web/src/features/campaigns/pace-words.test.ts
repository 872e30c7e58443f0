import { expect, test } from 'vitest'
import { dollars } from '@/ui/patterns/money.ts'
import { paceReport } from './pace-words.ts'

const campaign = {
  budget_cents: 100_000,
  spent_cents: 0,
  start_date: '2026-03-01',
  end_date: '2026-03-10',
  status: 'active',
}
const report = (
  more: Partial<typeof campaign> | { budget_cents: null } | { start_date: null },
  today = '2026-03-05',
) => paceReport({ ...campaign, ...more }, today, { money: dollars, day: iso => iso })

test('ahead of plan: when the budget is gone', () => {
  // Half the days, 80 percent of the money: 1.6 times; $160 a day empties $1,000 after six days.
  expect(report({ spent_cents: 80_000 })).toMatchObject({
    ratio: 1.6,
    tone: 'bad',
    goneOn: '2026-03-07',
    projected: 160_000,
    headline: 'Spends 1.60× of plan: the budget is gone on 2026-03-07.',
    because: '$800 ÷ ($1,000 × 5 of 10 days) = 1.60',
  })
})

test('on pace and under it', () => {
  expect(report({ spent_cents: 50_000 })).toMatchObject({
    tone: 'good',
    headline: 'On pace: 1.00× of plan.',
    goneOn: null,
  })
  expect(report({ spent_cents: 20_000 })).toMatchObject({
    tone: 'warn',
    headline: 'Spends 0.40× of plan: $600 would be left at the end.',
  })
})

test('over budget, not begun, over, and where nothing can be said', () => {
  expect(report({ spent_cents: 120_000 })).toMatchObject({
    tone: 'bad',
    headline: '$200 over budget, 5 days before the end.',
  })
  expect(report({}, '2026-02-01')).toMatchObject({ ratio: null, headline: 'Begins on 2026-03-01.' })
  expect(report({ spent_cents: 90_000 }, '2026-04-01')).toMatchObject({
    headline: 'Over since 2026-03-10; $100 of the budget was not spent.',
    goneOn: null,
  })
  expect(report({ budget_cents: null }).because).toMatch(/Set a budget/)
  expect(report({ start_date: null }).headline).toBe('$1,000 of the budget is left.')
})
