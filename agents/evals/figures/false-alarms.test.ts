import { expect, test } from 'vitest'
import { falseAlarmTable } from './false-alarms.ts'

test(
  'at most one clean series of twenty raises an alarm, and nine of ten planted anomalies are found',
  {
    timeout: 120_000,
  },
  () => {
    for (const { figure, got, goal, atMost } of falseAlarmTable(1)) {
      if (goal === null) continue
      if (atMost) expect(got, figure).toBeLessThanOrEqual(goal)
      else expect(got, figure).toBeGreaterThanOrEqual(goal)
    }
  },
)
