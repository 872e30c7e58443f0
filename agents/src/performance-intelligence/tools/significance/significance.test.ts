import { expect, test } from 'vitest'
import { checkedDraft, kiteFigures, kitesKnown } from '../../testing/kites.ts'
import { armsAwaited } from './arrange.ts'
import { armsIn } from './read-arms.ts'

const armsOf = (text: string) => armsIn(kitesKnown('significance', null, [text]).thread)?.arms
const draft = (text: string) => checkedDraft('significance', null, [text])

test.each([
  ['Old: 41 of 1,873. New: 79 of 1,902.', ['Old', 41, 1873], ['New', 79, 1902]],
  [
    'A had 1240 visitors and 31 orders, B had 1198 visitors and 52 orders',
    ['A', 31, 1240],
    ['B', 52, 1198],
  ],
  ['control 31/1240 vs test 36/1221', ['control', 31, 1240], ['test', 36, 1221]],
  [
    'Blau: 1.240 Besucher, 31 Käufe\nRot: 1.198 Besucher, 52 Käufe',
    ['Blau', 31, 1240],
    ['Rot', 52, 1198],
  ],
  ['12 out of 400 and 19 out of 410', ['A', 12, 400], ['B', 19, 410]],
])('two arms are read in “%s”', (text, a, b) => {
  expect(armsOf(text)?.map(({ name, events, cases }) => [name, events, cases])).toEqual([a, b])
})

test.each([
  'Is B better?',
  'It was 4.1% against 2.3%',
  '31 of 1240',
  '1240 of 31 and 1198 of 52',
  '',
])('no two arms stand in “%s”, so it asks', text => {
  expect(armsAwaited(kitesKnown('significance', null, [text]))?.key).toBe('arms')
})

test('a clear difference is said first, with effect, interval and n', () => {
  const { decision, body, checks } = draft('Old: 41 of 1,873. New: 79 of 1,902.')
  expect(body.verdict).toBe('better')
  expect(decision.text).toMatch(
    /^Yes: “New” is better than “Old”.* interval \+.* n 1,873 and 1,902\.$/,
  )
  // Reckoned apart: z = 3.4398 with the pooled rate, p = erfc(z ÷ √2).
  expect(body.p).toBeCloseTo(0.0005818, 6)
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
})

test('many looks count: what one look would call clear stays open', () => {
  const once = draft('A: 31 of 1,240. B: 52 of 1,198.')
  const often = draft('A: 31 of 1,240. B: 52 of 1,198. We looked 5 times.')
  expect([once.body.verdict, often.body.verdict]).toEqual(['better', 'open'])
  expect(often.body.tests[1]!.says.text).toContain('5 looks')
})

test('a broken split comes before any verdict', () => {
  const { body, decision } = draft('A: 5,012 visitors, 150 signups\nB: 4,210 visitors, 160 signups')
  expect(body.verdict).toBe('broken')
  expect(decision.text).toMatch(/^Believe nothing of this test yet/)
  expect(draft('A: 150 of 5,012. B: 160 of 4,210. A 54/46 split.').body.verdict).not.toBe('broken')
})

test('an open test says how many cases are missing', () => {
  const { body } = draft('A: 31 of 1,240. B: 36 of 1,221.')
  expect(body.verdict).toBe('open')
  expect(body.surer[0]!.needs.text).toMatch(
    /^[\d,]+ and [\d,]+ more cases, should the rates stay\.$/,
  )
})

test('two campaigns by name are compared from their figures', () => {
  const figures = kiteFigures({ seed: 4 })
  const other = figures.figures
    .filter(({ source }) => source === 'meta-ads')
    .map(one => ({
      ...one,
      campaign: 'Winter calm',
      value: one.measure === 'clicks' ? Math.round(one.value / 2) : one.value,
    }))
  const known = {
    ...figures,
    figures: [...figures.figures.filter(({ source }) => source === 'meta-ads'), ...other],
  }
  const { body, sources } = checkedDraft('significance', known, [
    'Compare Autumn winds with Winter calm',
  ])
  expect(body.arms.map(({ name }) => name)).toEqual(['Autumn winds', 'Winter calm'])
  expect(body.verdict).toBe('worse')
  expect(sources.map(({ kind, verified }) => [kind, verified])).toEqual([
    ['metric', true],
    ['metric', true],
  ])
})

/** The shop with a second campaign beside the first, which brings `part` of the clicks for the same impressions. */
function twoCampaigns(name: string, part: number) {
  const figures = kiteFigures({ seed: 4 })
  const first = figures.figures.filter(({ source }) => source === 'meta-ads')
  const other = first.map(one => ({
    ...one,
    campaign: name,
    value: one.measure === 'clicks' ? Math.round(one.value * part) : one.value,
  }))
  return { ...figures, figures: [...first, ...other] }
}

test('an open comparison of campaigns is due when its cases can be there, not before', () => {
  const { body, actions } = checkedDraft('significance', twoCampaigns('Winter calm', 0.98), [
    'Autumn winds and Winter calm',
  ])
  expect(body.verdict).toBe('open')
  const days = Number(/: (\d+) days at/.exec(body.surer[0]!.needs.text)![1])
  expect(actions[0]!.what.text).toContain(`about ${days} days at the present pace`)
  const due = (Date.parse(actions[0]!.due!) - Date.parse('2026-11-16')) / 86_400_000
  expect(due).toBe(days)
})

test('where nobody told how fast cases come, one looks how many there are', () => {
  const { actions } = draft('A: 31 of 1,240. B: 36 of 1,221.')
  expect(actions[0]!.what.text).toMatch(/^See how many of the [\d,]+ and [\d,]+ more cases/)
  expect(actions[0]!.due).toBe('2026-11-30')
})

test('of two campaigns none is shown to all', () => {
  const { actions, title } = checkedDraft('significance', twoCampaigns('Winter calm', 0.5), [
    'Autumn winds and Winter calm',
  ])
  expect(title).toBe('“Winter calm” against “Autumn winds”: clearly worse')
  expect(actions[0]!.what.text).toContain('move budget from “Winter calm” to “Autumn winds”')
})
