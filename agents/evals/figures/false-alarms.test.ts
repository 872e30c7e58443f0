import { expect, test } from 'vitest'
import { falseAlarmGoals } from './false-alarms.ts'

test(
  'at most one clean series of twenty raises an alarm, and nine of ten planted anomalies are found',
  {
    timeout: 120_000,
  },
  () => {
    for (const row of falseAlarmGoals()) expect(row).toMatchObject({ holds: true })
  },
)
