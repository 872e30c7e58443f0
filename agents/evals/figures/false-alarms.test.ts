import { expect, test } from 'vitest'
import { falseAlarmTable } from './false-alarms.ts'

test(
  'at most one clean series of twenty raises an alarm, and nine of ten planted anomalies are found',
  {
    timeout: 120_000,
  },
  () => {
    for (const row of falseAlarmTable(1)) expect(row).toMatchObject({ holds: true })
  },
)
