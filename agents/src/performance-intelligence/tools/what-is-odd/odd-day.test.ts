import { expect, test } from 'vitest'
import { daysFrom } from '../../../figures/days.ts'
import { cameOf } from '../../came-of.ts'
import { noticesIn } from '../../notice.ts'
import {
  CALM_CAMPAIGN,
  checkedDraft,
  HASTY_CAMPAIGN,
  kiteFigures,
  RAN_OFF,
  ranOff,
} from '../../testing/kites.ts'

const known = ranOff({ seed: 102 })
const { title, decision, body, actions, checks, sources } = checkedDraft('what-is-odd', known)

test('of all that is odd on one day money leads, with what a usual day takes, and the rest goes with it', () => {
  expect(title).toMatch(/^On 5 November: ad spend of Google Ads was \d\.\d times a usual day$/)
  expect(decision.text).toMatch(/^On 5 November, ad spend of Google Ads came to £[\d.]+, where/)
  expect(decision.text).toMatch(/: £[\d.]+ more than usual \(interval £[\d.]+ to £[\d.]+\)\. /)
  expect(body.chart).toMatchObject({ kind: 'money', title: 'Unlike the other days: 5 November' })
  // Clicks and impressions of that day are part of it and no findings of their own.
  expect(body.held).toBe(1)
  expect(body.others).toHaveLength(1)
  expect(body.others[0]!.text).toMatch(/^On 5 November as well, and part of the same: .*clicks of/)
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
  expect(sources.every(({ verified }) => verified)).toBe(true)
})

test('the campaigns carry it to the penny, and the one that has most of it is named', () => {
  const all = body.carried!.reduce((sum, { beyond }) => sum + beyond, 0)
  const took = known.figures
    .filter(one => one.source === 'google-ads' && one.measure === 'spend' && one.day === RAN_OFF)
    .reduce((sum, { value }) => sum + value, 0)
  const usual = body.carried!.reduce((sum, one) => sum + one.usual, 0)
  expect(all + usual).toBeCloseTo(took, 6)
  expect(body.carried!.map(({ name }) => name)).toEqual([HASTY_CAMPAIGN, CALM_CAMPAIGN])
  expect(decision.text).toContain(`“${HASTY_CAMPAIGN}” carries `)
  expect(body.isNot.map(({ says }) => says.text).join(' ')).toContain('Not the whole account')
})

test('it says what it cost, and what to look at', () => {
  const cost = body.head.find(({ label }) => label === 'It has cost')!
  expect(cost.value).toMatch(/^£\d+\.\d\d$/)
  expect(cost.note.text).toMatch(/interval £[\d.]+ to £[\d.]+\.$/)
  expect(actions[0]!.what.text).toContain(`“${HASTY_CAMPAIGN}” in Google Ads for 5 November`)
  expect(actions[1]!.what.text).toContain('the most it took on another day')
})

test('what is predicted is a level by day that later figures grade', () => {
  const { prediction } = body
  expect(prediction).toMatchObject({ events: 'spend', cases: 'days', currency: 'GBP' })
  const { from, to, low, high } = prediction!
  const later = (value: number) => {
    const days = daysFrom(from, to)
    const one = known.figures.find(({ source }) => source === 'google-ads')!
    const figures = days.map(day => ({ ...one, day, measure: 'spend' as const, value }))
    return cameOf(prediction!, figures, [{ source: 'google-ads', first_day: from, last_day: to }])
  }
  expect(later((low + high) / 2)).toMatchObject({ grade: 'met', cases: 14 })
  expect(later(high * 1.2)).toMatchObject({ grade: 'above' })
})

test('an odd day is noticed without anybody asking, by itself and once', () => {
  expect(noticesIn(known)).toEqual([
    expect.objectContaining({
      key: `google-ads google-ads spend  ${RAN_OFF}`,
      title,
      since: RAN_OFF,
      better: null,
    }),
  ])
  expect(noticesIn(kiteFigures({ seed: 102 }))).toEqual([])
})

test('beside a lasting change a day on which money ran off is said in short, and looked into', () => {
  const both = checkedDraft('what-is-odd', ranOff({ seed: 11, phones: 0.2 }))
  expect(both.title).toContain('orders per visit of Meta Ads fell')
  expect(both.decision.text).toMatch(/On 5 November alone, ad spend of Google Ads came to £/)
  expect(both.decision.text).toMatch(/more than usual; “Gusts – new” carries most of it\.$/)
  expect(both.actions.map(({ what }) => what.text).join(' ')).toContain(HASTY_CAMPAIGN)
  expect(both.checks.filter(({ status }) => status !== 'passed')).toEqual([])
})
