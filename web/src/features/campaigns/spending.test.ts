import { expect, test } from 'vitest'
import { paceFigures } from './pace-figures.ts'
import { paceReport } from './pace-words.ts'
import { spendingOf } from './spending.ts'

const CAMPAIGN = {
  budget_cents: 325_000,
  spent_cents: 0,
  start_date: '2026-10-01',
  end_date: '2026-10-10',
  status: 'active' as const,
}

test('what imports tell counts before what nobody entered, in its currency and until its last day', () => {
  const spending = spendingOf(CAMPAIGN, { cents: 139_200, currency: 'EUR', until: '2026-10-08' })
  const { spent_cents, money, until } = spending
  const report = paceReport({ ...CAMPAIGN, spent_cents }, until, { money, day: iso => iso })
  expect(report.headline).toBe('Spends 0.54× of plan: €1,510 would be left at the end.')
  const spent = paceFigures(CAMPAIGN as never, spending, report).find(
    ({ name }) => name === 'Spent',
  )
  expect(spent).toEqual({ name: 'Spent', value: '€1,392', how: 'by your imports' })
})

test('without imports it is what somebody entered, in dollars, until today', () => {
  const { spent_cents, money, isMeasured } = spendingOf({ spent_cents: 1_250 }, null)
  expect([spent_cents, money(1_250), isMeasured]).toEqual([1_250, '$12.50', false])
})
