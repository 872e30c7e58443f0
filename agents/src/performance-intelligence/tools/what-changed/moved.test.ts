import { expect, test } from 'vitest'
import { catalogueOf } from '@sextant/contracts/metrics/catalogue'
import type { FiguresKnown } from '../../../figures/known.ts'
import { checkedDraft, HASTY_CAMPAIGN, kiteFigures, RAN_OFF, ranOff } from '../../testing/kites.ts'
import { movedIn } from './moved.ts'
import { partsBetween } from './parts-between.ts'

const SPANS = {
  before: { from: '2026-09-21', to: '2026-10-18' },
  period: { from: '2026-10-19', to: '2026-11-15' },
}

/** From the later stretch on, one campaign pays so many times for what it gets, with a fraction of a conversion a day. */
function dearer(times: number): FiguresKnown {
  const known = ranOff({ seed: 102, times: 1 })
  const figures = known.figures.flatMap(one => {
    const isIts = one.campaign === HASTY_CAMPAIGN
    const later = one.day >= SPANS.period.from
    if (one.measure === 'clicks')
      return [one, { ...one, measure: 'conversions' as const, value: one.value * 0.1 + 0.3 }]
    return [
      isIts && later && one.measure === 'spend'
        ? { ...one, value: Math.round(one.value * times) }
        : one,
    ]
  })
  return { ...known, figures }
}

test('what clearly changed is said first, in the order in which it matters, with the campaign behind it', () => {
  const { title, decision, body, actions, checks } = checkedDraft('what-changed', dearer(1.6))
  expect(title).toMatch(/^Ad spend rose by \d+\.\d%, cost per conversion rose by \d+\.\d%$/)
  expect(decision.text).toMatch(
    /^Ad spend rose to £[\d,]+ \(\+\d+\.\d%\), cost per conversion rose/,
  )
  expect(decision.text).toContain(`comes from “${HASTY_CAMPAIGN}” of Google Ads (+£`)
  expect(decision.text.indexOf('did not clearly change')).toBeGreaterThan(100)
  expect(body.head[0]).toMatchObject({ label: 'Ad spend', isClear: true })
  expect(body.head.at(-1)!.isClear).toBe(false)
  expect(body.clear[0]!.text).toMatch(/^Ad spend rose from £/)
  expect(body.chance[0]!.text).toMatch(/^Without a clear change: .*revenue|orders/)
  expect(actions[0]!.what.text).toContain(`“${HASTY_CAMPAIGN}” of Google Ads`)
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
})

test('the parts of a sum and of a ratio add up to the change', () => {
  const known = dearer(1.6)
  const { figures, inputs } = known
  const moved = movedIn({ known, once: figures, ...SPANS })
  for (const id of ['spend', 'cpa', 'cpc', 'ctr']) {
    const metric = catalogueOf().get(id)!
    const one = moved.find(({ metric: { id: own } }) => own === id)!
    const sum = partsBetween(metric, figures, { ...SPANS, inputs }).reduce(
      (all, { value }) => all + value,
      0,
    )
    expect(sum).toBeCloseTo(one.later - one.former, 9)
  }
})

test('a change that rests on one odd day says what is left without it', () => {
  const known = dearer(1.4)
  const figures = known.figures.map(one =>
    one.day === RAN_OFF && one.campaign === HASTY_CAMPAIGN && one.measure === 'spend'
      ? { ...one, value: one.value * 6 }
      : one,
  )
  const spend = movedIn({ known: { ...known, figures }, once: figures, ...SPANS }).find(
    ({ metric }) => metric.id === 'spend',
  )!
  expect(spend.without).toMatchObject({ day: RAN_OFF, isClear: true })
  const others = figures
    .filter(one => one.measure === 'spend' && one.day >= SPANS.period.from && one.day !== RAN_OFF)
    .reduce((sum, { value }) => sum + value, 0)
  // Of a day fewer, as one of all days: a day that is left out is no fall.
  expect(spend.without!.later).toBeCloseTo((others * 28) / 27, 6)
  const rise = (one: { former: number; later: number }) => one.later - one.former
  expect(spend.without!.share).toBeCloseTo(1 - rise(spend.without!) / rise(spend), 9)
  const { body, decision } = checkedDraft('what-changed', { ...known, figures })
  expect(body.clear[0]!.text).toMatch(/5 November alone made \d+\.\d% of the change of ad spend: /)
  expect(decision.text).toContain('without that day it is +')
})

test('fractions of a result are added up as they were told, and rounded once', () => {
  const known = dearer(1)
  const { body } = checkedDraft('what-changed', known)
  const row = body.rates.find(({ name }) => name === 'Google Ads: conversions per click')!
  const told = known.figures
    .filter(one => one.measure === 'conversions' && one.source === 'google-ads')
    .filter(({ day }) => day >= SPANS.period.from && day <= SPANS.period.to)
    .reduce((sum, { value }) => sum + value, 0)
  expect(row.after.events).toBeCloseTo(told, 6)
})

test('days on which counting was broken are said to be left out of its rates', () => {
  const clean = kiteFigures({ seed: 102 })
  const figures = clean.figures.map(one =>
    one.source === 'ga4' && one.day === RAN_OFF && one.measure === 'sessions'
      ? { ...one, value: 0 }
      : one,
  )
  const { body } = checkedDraft('what-changed', { ...clean, figures })
  const of = body.rates.map(one => one.of).filter(words => words.startsWith('orders'))
  expect(of).toEqual(['orders of visits, 1 day left out', 'orders of visits, 1 day left out'])
})
