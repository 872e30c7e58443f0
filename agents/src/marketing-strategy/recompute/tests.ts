import type { TestRow } from '@sextant/contracts/marketing-strategy/market'
import { casesPerArm, weeksForTest } from '../../math/statistics/sample-size.ts'

/** The cases that a test takes, and until when it has them. */
export function sized(row: TestRow): TestRow {
  const { rate, uplift, aWeek } = row
  const perArm = rate === null ? null : casesPerArm(rate, uplift)
  const weeks = perArm === null || aWeek === null ? null : weeksForTest(perArm, aWeek)
  return { ...row, perArm, weeks }
}
