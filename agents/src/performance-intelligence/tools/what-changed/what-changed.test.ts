import { expect, test } from 'vitest'
import { checkedDraft, kiteFigures } from '../../testing/kites.ts'

const planted = kiteFigures({ seed: 11, phones: 0.2 })

test('the parts add up to the change, to the penny', () => {
  const { body, checks, sources } = checkedDraft('what-changed', planted)
  const { split } = body
  expect(split!.measure).toBe('revenue')
  const sum = split!.parts.reduce((all, { value }) => all + value, 0)
  expect(split!.former + sum).toBe(split!.later)
  expect(split!.parts[0]!.label).toBe('Meta Ads: conversion')
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
  expect(sources.every(({ verified }) => verified)).toBe(true)
})

test('rates behind it have n and interval, and are told apart by whether chance explains them', () => {
  const { body, decision } = checkedDraft('what-changed', planted, ['Compare the last 2 weeks'])
  expect(body.period).toEqual({ from: '2026-11-02', to: '2026-11-15' })
  expect(body.before).toEqual({ from: '2026-10-19', to: '2026-11-01' })
  const clear = body.rates.filter(({ isClear }) => isClear)
  expect(clear.map(({ name }) => name)).toEqual(['Meta Ads, as GA4 counts: orders per visit'])
  const said = (claims: { text: string }[]) =>
    claims
      .map(({ text }) => text)
      .filter(text => !/^Without a clear change|, interval now /.test(text))
  expect(said(body.clear)).toEqual([
    expect.stringMatching(/^Orders per visit of Meta Ads: .* interval .* n /),
  ])
  expect(said([...body.stayed, ...body.chance])).toHaveLength(body.rates.length - 1)
  expect(decision.text).toContain('Of the 4 rates behind it, 1 moved by more than chance explains')
})

test('what days scatter by themselves is called neither a rise nor a fall, and nobody is sent after it', () => {
  const { decision, title, actions, body, checks } = checkedDraft(
    'what-changed',
    kiteFigures({ seed: 102 }),
  )
  expect(body.head.at(-1)).toMatchObject({ value: 'Could be chance', isClear: false })
  expect(title).toBe('Revenue did not clearly change')
  expect(decision.text).toMatch(
    /^Revenue did not clearly change: £[\d,]+ is £[\d,.]+ (?:more|less) than in the stretch before/,
  )
  expect(body.head.at(-1)!.note.text).toMatch(
    /a change of about £[\d,.]+ a day would have stood out/,
  )
  expect(actions.map(({ what }) => what.text).join(' ')).not.toContain(
    'Ask what was done otherwise',
  )
  const waits = body.surer.map(({ needs }) => Number(/, ([\d,]+) days?/.exec(needs.text)?.[1]))
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
})

test('without a stretch before there is nothing to compare with', () => {
  const short = kiteFigures({ seed: 2, days: ['2026-11-14', '2026-11-15'] })
  const { body, decision } = checkedDraft('what-changed', short)
  expect(body).toMatchObject({ state: 'too-little', split: null, before: null })
  expect(decision.text).toMatch(/^There is nothing to compare with yet/)
})
