import { expect, test } from 'vitest'
import { dayOf, monthlyMost, namesIn, wrongName } from './names.ts'
import { NO_ANSWERS } from './steps.ts'

test('a name is taken out of an answer where it holds one, and asked where not', () => {
  const names = namesIn({
    ...NO_ANSWERS,
    company: 'We mend sails in Bristol, mostly for racing boats, 90 an hour',
    goal: 'orders in winter',
    audience: 'they are cheap',
  })
  expect(names.goal).toBe('orders in winter')
  expect(names.audience).toBe('')
  expect(names.company === '' || wrongName('offer', names.company) === null).toBe(true)
})

test('what was read names it without the article and the capital of the answer', () => {
  const read = (kind: 'offer' | 'segment', label: string) => ({
    kind,
    label,
    attributes: {},
    quote: label,
    likely: true,
  })
  const names = namesIn(
    { ...NO_ANSWERS, company: 'A sail overhaul.', audience: 'Racing crews from the bay' },
    [read('offer', 'sail overhaul'), read('segment', 'racing crews')],
  )
  expect(names).toMatchObject({ company: 'sail overhaul', audience: 'Racing crews from the bay' })
})

test('a figure of the answer does not get into the name', () => {
  const goal = {
    kind: 'goal' as const,
    label: 'sail courses',
    attributes: {},
    quote: '',
    likely: true,
  }
  const answers = { ...NO_ANSWERS, goal: '50 sail courses by end of 2027, we could do 4 a month' }
  expect(namesIn(answers, [goal]).goal).toBe('sail courses')
})

test('what reads like a sentence is no name', () => {
  expect(wrongName('offer', 'we mend sails')).toMatch(/“I”, “we”/)
  expect(wrongName('segment', '')).toBe('It needs a name.')
  expect(wrongName('segment', 'owners of racing boats')).toBeNull()
})

test.each([
  ['immediate', '2027-01-31', '2027-02-28'],
  ['1-3-months', '2026-11-23', '2027-02-23'],
  ['6-12-months', '2026-11-30', '2027-11-30'],
])('%s from %s is %s', (timeline, today, day) => {
  expect(dayOf({ ...NO_ANSWERS, timeline }, new Date(`${today}T10:00:00Z`))).toBe(day)
})

test('a band is as much as it may be; the open one is what it begins with', () => {
  expect(monthlyMost({ ...NO_ANSWERS, budget: '0-1000' })).toBe(1_000)
  expect(monthlyMost({ ...NO_ANSWERS, budget: '20000+' })).toBe(20_000)
})
