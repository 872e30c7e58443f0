import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import type { Company, Fact } from './company.ts'
import { firstMonth } from './first-month.ts'
import { growingGoals } from './goals.ts'
import { toWin } from './to-win.ts'

type Goal = Partial<Omit<Fact<'goal'>, 'kind' | 'status' | 'quote'>>
type Leaving = Partial<Omit<Fact<'measure'>, 'kind' | 'status' | 'quote'>>

const rowing = (leaving: Leaving, goal: Goal = {}): Company =>
  firm(
    {
      goal: [
        {
          label: 'rowers',
          counts: 'members',
          baseline: 100,
          target: 151,
          by: '2027-02-22',
          ...goal,
        },
      ],
      measure: [{ label: 'those who stop', metric: 'churn', ...leaving }],
    },
    { today: '2026-11-22' },
  )

const needed = (company: Company) => toWin(company, growingGoals(company)[0]!)

test('whoever says how many stop in a month is believed: so many a month come on top of the gap', () => {
  // 51 are missing, and 6 stop in each of three months.
  const won = needed(rowing({ value: 6, form: 'count', per: 'month' }))
  expect(won).toMatchObject({ count: 69, leavers: 18, again: false })
  expect(won?.rests.map(({ kind }) => kind)).toEqual(['measure'])
})

test('so many a year are a part of them until the goal’s day', () => {
  expect(needed(rowing({ value: 24, form: 'count', per: 'year' }))?.leavers).toBe(6)
  expect(needed(rowing({ value: 24, form: 'count' }))?.leavers).toBe(6)
})

test.each([
  ['a count of staff', { value: 6, form: 'count', label: 'teachers who stop' }],
  ['a count over far fewer', { value: 6, of: 12, form: 'count' }],
  ['more than there are', { value: 600, form: 'count' }],
] as [string, Leaving][])('%s is nobody the goal counts', (_what, leaving) => {
  expect(needed(rowing(leaving))).toBeNull()
})

test('those who come in a year are no standing number: nobody of them leaves', () => {
  expect(needed(rowing({ value: 6, form: 'count' }, { per: 'year' }))).toBeNull()
})

test('the first month of a beginning wins those who leave again too', () => {
  expect(firstMonth(rowing({ value: 6, form: 'count', per: 'month' }))).toMatchObject({
    first: 23,
    all: 69,
  })
  expect(firstMonth(rowing({ value: 0, form: 'count', per: 'month' }))?.first).toBe(17)
})

test('without a day the leavers are those of the months that are planned', () => {
  const open = rowing({ value: 6, form: 'count', per: 'month' }, { by: undefined })
  expect(firstMonth(open)?.first).toBe(23)
})

test('what is paid by the month and was told as sales is there, and leaves', () => {
  const boxes = (price: Fact<'offer'>['price']): Company =>
    firm({
      offer: [{ label: 'boxes', price, volume: 200 }],
      goal: [{ label: 'boxes', counts: 'sales', baseline: 200, target: 260, by: '2027-11-22' }],
      measure: [{ label: 'given up', metric: 'churn', value: 0.3, form: 'share', per: 'year' }],
    })
  expect(growingGoals(boxes(dollars(20, 'month')))[0]?.counts).toBe('members')
  expect(needed(boxes(dollars(20, 'month')))).toMatchObject({ count: 120, leavers: 60 })
  expect(growingGoals(boxes(dollars(20)))[0]?.counts).toBe('sales')
})
