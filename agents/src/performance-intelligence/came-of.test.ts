import type { Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import { expect, test } from 'vitest'
import { daysFrom } from '../figures/days.ts'
import type { Figure } from '../figures/figure.ts'
import { cameOf, daysToRead } from './came-of.ts'
import { missedIn } from './missed.ts'

const [FROM, TO] = ['2026-11-18', '2026-12-01']
const predicted = (source: Source = 'ga4'): Prediction => ({
  says: { text: 'It comes back.', sources: [], evidence: 'computed' } as never,
  events: 'orders',
  cases: 'sessions',
  source,
  channel: 'meta-ads',
  from: FROM,
  to: TO,
  low: 0.02,
  high: 0.03,
  now: 0.01,
  cases_expected: 1_400,
})

/** A hundred visits a day and so many orders, of every day but those that are missing. */
function told(orders: number, source: Source, missing: readonly string[] = []): Figure[] {
  const of = (day: string, measure: Measure, value: number): Figure => ({
    day,
    source,
    channel: 'meta-ads',
    campaign: null,
    campaign_id: null,
    measure,
    currency: null,
    value,
    lines: 1,
  })
  return daysFrom('2026-11-10', '2026-12-20')
    .filter(day => !missing.includes(day))
    .flatMap(day => [of(day, 'sessions', 100), of(day, 'orders', orders)])
}

/** Of all that is known, those days that are read. */
function came(known: Figure[], until: string, source: Source = 'ga4') {
  const { from, to } = daysToRead(predicted(source))
  const figures = known.filter(({ day }) => day >= from && day <= to)
  return cameOf(predicted(source), figures, [{ source, first_day: '2026-11-10', last_day: until }])
}

test('a prediction is held against its own days, source and channel alone', () => {
  const others = told(90, 'ga4').map(one => ({ ...one, channel: 'email' }))
  expect(came([...told(2.5, 'ga4'), ...others], TO)).toMatchObject({
    grade: 'met',
    events: 35,
    cases: 1_400,
    until: TO,
  })
})

test('a day that is missing is waited for two weeks, and not at all where days are no promise', () => {
  const missing = ['2026-11-25']
  const expected = [
    { source: 'ga4', until: TO, grade: 'waiting' },
    { source: 'ga4', until: '2026-12-14', grade: 'waiting' },
    { source: 'ga4', until: '2026-12-15', grade: 'below' },
    { source: 'api', until: TO, grade: 'below' },
  ] as const
  for (const { source, until, grade } of expected)
    expect(came(told(1, source, missing), until, source).grade, `${source} ${until}`).toBe(grade)
})

test('the first day of the time is missed as well', () => {
  expect(came(told(1, 'ga4', [FROM]), TO).grade).toBe('waiting')
})

test('of a wrong prediction is told what was expected, what came and of how many', () => {
  expect(missedIn(predicted(), came(told(1, 'ga4'), TO))).toMatchObject({
    title: 'Predicted 2.00% to 3.00%, came 1.00%: look at why',
    says: expect.stringMatching(
      /^Orders per visit of Meta Ads, 18 November to 1 December; n 1,400 visits\./,
    ),
    better: false,
    tool: 'what-changed',
  })
  expect(missedIn(predicted(), came(told(4, 'ga4'), TO))).toMatchObject({ better: true })
  expect(missedIn(predicted(), came(told(2.5, 'ga4'), TO))).toBeNull()
  expect(missedIn(predicted(), came([], TO))).toBeNull()
})
