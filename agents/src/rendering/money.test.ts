import { expect, test } from 'vitest'
import { moneyCell } from './money.ts'

test('money in a table is written as in the sentences beside it', () => {
  expect(moneyCell(9_100_000, 'ISK')).toBe('91,000\u00a0kr')
  expect(moneyCell(3_150_000, 'GBP')).toBe('£31,500')
  expect(moneyCell(2_450, 'USD')).toBe('$24.50')
})
