import type { CrossClientRow } from '@sextant/contracts/rows'
import { expect, test } from 'vitest'
import { crossClientCsv, MEASURES } from './cross-client.ts'

const row: CrossClientRow = {
  client_id: '1',
  slug: 'kiln-and-clay',
  name: 'Kiln, "Clay" & Co',
  industry: null,
  status: 'active',
  campaign_count: 5,
  active_campaigns: 1,
  completed_campaigns: 2,
  total_budget: 123_456,
  total_spent: 1_999,
  output_count: 3,
  monthly_fee_cents: 520_000,
  health_score: 18,
  last_activity: null,
}

test('a row of the file: money in dollars and cents, quotes doubled, formulas disarmed', () => {
  expect(crossClientCsv([row]).split('\r\n')[1]).toBe(
    '"Kiln, ""Clay"" & Co",,active,18,5,1,2,1234.56,19.99,3,5200.00,',
  )
  expect(crossClientCsv([{ ...row, name: '=HYPERLINK("x")' }]).split('\r\n')[1]).toMatch(
    /^"'=HYPERLINK/,
  )
})

test('each measure reads and writes its own figure', () => {
  expect(MEASURES.map(measure => measure.format(measure.of(row)))).toEqual([
    '18',
    '1',
    '$20',
    '$1,235',
    '3',
    '$5,200',
  ])
})
