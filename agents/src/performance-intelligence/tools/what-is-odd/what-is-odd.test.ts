import { expect, test } from 'vitest'
import { daysFrom } from '../../../figures/days.ts'
import { checkedDraft, FROM, kiteFigures, TO } from '../../testing/kites.ts'
import { lookAt } from '../../watch.ts'

const planted = kiteFigures({ seed: 11, phones: 0.2 })

test('a planted fall is found with its channel, day, size, cost and the part it lies on', () => {
  const { decision, body, narrative, checks, actions, wouldChange, title } = checkedDraft(
    'what-is-odd',
    planted,
  )
  expect(body.state).toBe('found')
  expect(decision.text).toMatch(
    /^Since (?:31 October|[1-4] November), orders per visit of Meta Ads fell from /,
  )
  expect(title).toContain('orders per visit of Meta Ads fell')
  const [effect, cost, sure] = body.head
  expect(effect!.value).toMatch(/^−1\.\d\d points$/)
  expect(cost!.label).toBe('It has cost')
  expect(cost!.value).toMatch(/^\d+ orders, £/)
  expect(sure!.isClear).toBe(true)
  const [phones, ...others] = body.slices
  expect(phones).toMatchObject({ name: 'device: mobile', isClear: true })
  expect(others.find(({ name }) => name === 'device: desktop')!.isClear).toBe(false)
  expect(narrative[0]!.paragraphs[0]!.text).toContain('“device: mobile”')
  expect(body.isNot.map(({ says }) => says.text).join(' ')).toContain('Not missing days')
  expect(body.surer.length).toBeGreaterThan(0)
  expect(body.prediction).toMatchObject({ events: 'orders', cases: 'sessions', source: 'ga4' })
  expect(body.prediction!.low).toBeGreaterThan(body.prediction!.now)
  expect(actions).toHaveLength(3)
  expect(wouldChange.length).toBeGreaterThan(0)
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
})

test('every statement rests on a query over figures that comes out the same again', () => {
  const { sources } = checkedDraft('what-is-odd', planted)
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.every(({ kind, verified }) => kind === 'metric' && verified)).toBe(true)
})

test('clean weeks are silent, and say how much was looked at', () => {
  // Of the first two, one series each by itself would have raised an alarm.
  for (const seed of [4, 9, 101])
    expect(lookAt(kiteFigures({ seed }), TO).watched.found).toEqual([])
  const calm = checkedDraft('what-is-odd', kiteFigures({ seed: 102 }))
  expect(calm.body.state).toBe('silent')
  expect(calm.decision.text).toMatch(/^Nothing is odd in the 28 days up to 15 November: \d+ /)
  expect(calm.actions).toHaveLength(1)
  // What a usual day is, so that the reader knows what would have stood out.
  expect(calm.body.head.map(({ label }) => label)).toEqual([
    'Revenue a day, Meta Ads, as GA4 counts',
    'Orders a day, Meta Ads, as GA4 counts',
    'Orders per visit, Meta Ads, as GA4 counts',
  ])
  expect(calm.body.head[1]!.value).toMatch(/^\d+ to \d+$/)
  expect(calm.body.head[1]!.note.text).toMatch(/15 November came to \d+\.$/)
  expect(calm.body.chart!.title).toMatch(/: no day stands out$/)
  expect(calm.checks.filter(({ status }) => status !== 'passed')).toEqual([])
}, 30_000)

test('with too few days it says how many are missing', () => {
  const { body, decision } = checkedDraft(
    'what-is-odd',
    kiteFigures({ seed: 3, days: daysFrom(FROM, '2026-09-01') }),
  )
  expect(body.state).toBe('too-little')
  expect(decision.text).toBe(
    'It is too early to call a day odd: 9 days are known, 14 days are needed, so 5 days more.',
  )
})

test('days that a source did not tell are no fall', () => {
  const gone = new Set(daysFrom('2026-11-05', '2026-11-10'))
  const clean = kiteFigures({ seed: 102 })
  const { body } = checkedDraft('what-is-odd', {
    ...clean,
    figures: clean.figures.filter(({ source, day }) => source !== 'ga4' || !gone.has(day)),
  })
  expect(body.state).toBe('silent')
  expect(body.health[0]!.says).toContain('6 days of GA4 are missing')
})

test('what was noted around the day stands as a cause that may be', () => {
  const note = {
    id: '7d1f6c1e-3f0f-4b53-9f0a-111111111111',
    day: '2026-11-02',
    kind: 'remark' as const,
    words: 'New checkout is live',
    by_name: 'Noor Haddad',
  }
  const { body, sources } = checkedDraft('what-is-odd', { ...planted, notes: [note] })
  const perhaps = body.isNot.find(({ says }) => says.text.includes('New checkout is live'))!
  expect(perhaps.verdict).toBe('perhaps')
  const source = sources.find(({ n }) => perhaps.says.sources.includes(n))!
  expect(source).toMatchObject({ quote: 'New checkout is live', verified: true })
})

test('without figures there is a question and no deliverable', () => {
  expect(checkedDraft('what-is-odd', null).body.state).toBe('too-little')
})
