import { expect, test } from 'vitest'
import { planText, planValue } from './plan.ts'
import { stepsOf, stepsText } from './steps-text.ts'
import { nth, sayCadence, sayDays, sayNext } from './words.ts'

test('a plan is written in units and percent, and kept in cents and shares', () => {
  expect(planValue('28,993', 'money', 'GBP')).toBe(2_899_300)
  expect(planValue('£28 993.50', 'money', 'GBP')).toBe(2_899_350)
  expect(planValue('5000', 'money', 'JPY')).toBe(5_000)
  expect(planValue('4.5 %', 'rate', 'GBP')).toBeCloseTo(0.045)
  expect(planValue('614', 'count', 'GBP')).toBe(614)
  expect(planValue(' ', 'money', 'GBP')).toBeUndefined()
  expect(planValue('a lot', 'money', 'GBP')).toBeNaN()
  for (const [value, kind] of [
    [2_899_350, 'money'],
    [0.045, 'rate'],
    [3, 'ratio'],
  ] as const)
    expect(planValue(planText(value, kind, 'GBP'), kind, 'GBP')).toBeCloseTo(value)
})

test('steps are lines; what stands before a colon leads', () => {
  const steps = stepsOf(
    '17 November, Larkfield: bring the page back: both of them\n\n  Confirm 3:4 pictures ',
  )
  expect(steps).toEqual([
    { lead: '17 November, Larkfield', text: 'bring the page back: both of them' },
    { lead: '', text: 'Confirm 3:4 pictures' },
  ])
  expect(stepsOf(stepsText(steps))).toEqual(steps)
})

test('days, places in a row and times are said as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(nth).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd',
  )
  expect(sayDays({ from: '2026-10-01', to: '2026-10-31' })).toBe('1–31 Oct 2026')
  const schedule = {
    cadence: 'monthly',
    weekday: 1,
    working_day: 3,
    hour: 8,
    time_zone: 'America/New_York',
  } as const
  expect(sayCadence(schedule)).toBe('Every month on the 3rd working day, 08:00 (America/New York)')
  expect(sayNext({ ...schedule, next_at: '2026-12-03T13:00:00Z' })).toBe('3 December, 08:00')
})
