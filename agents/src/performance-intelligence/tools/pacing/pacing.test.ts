import { expect, test } from 'vitest'
import { checkedDraft, kiteFigures, kitesKnown } from '../../testing/kites.ts'
import { budgetAwaited } from './arrange.ts'

const figures = kiteFigures({ seed: 11 })
const plan = (budget_cents: number, end_date = '2026-11-29') => ({
  id: 'campaign-1',
  name: 'Autumn winds',
  budget_cents,
  start_date: '2026-10-19',
  end_date,
})
const paced = (budget: number, end?: string) =>
  checkedDraft('pacing', { ...figures, campaigns: [plan(budget, end)] })

test('a budget that runs ahead says when it is gone and what to set a day to', () => {
  const { body, decision, actions, checks } = paced(200_000)
  const [row] = body.rows
  expect(row).toMatchObject({ state: 'ahead', elapsed: 28 / 42 })
  expect(row!.runsOut!.low <= row!.runsOut!.day && row!.runsOut!.day <= row!.runsOut!.high).toBe(
    true,
  )
  expect(row!.runsOut!.high < row!.end).toBe(true)
  expect(row!.setTo).toBeCloseTo((200_000 - row!.spent) / 14, 6)
  expect(decision.text).toMatch(/^Off course: .* The money is gone on/)
  expect(actions[0]!.what.text).toMatch(/^Set the daily budget of “Autumn winds” to £/)
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
})

test('on course it still says when the money ends before the campaign does', () => {
  const { body, decision } = paced(250_000)
  expect(body.rows[0]!.state).toBe('on-pace')
  expect(decision.text).toMatch(
    /^On course: .*The money is gone on .* the campaign ends on 29 November/,
  )
})

test('a budget that stays behind says what it leaves unspent, and what that would bring at the cost so far', () => {
  const bought = figures.figures
    .filter(({ campaign_id, measure }) => campaign_id !== null && measure === 'spend')
    .map(one => ({ ...one, measure: 'conversions' as const, value: 2, currency: null }))
  const { body, decision, checks } = checkedDraft('pacing', {
    ...figures,
    figures: [...figures.figures, ...bought],
    campaigns: [plan(600_000)],
  })
  const [row] = body.rows
  expect(row!.state).toBe('behind')
  const [unspent, each, n, more] = TAIL.exec(decision.text)!
    .slice(1)
    .map(figure => Number(figure.replaceAll(',', '')))
  expect(unspent! * 100).toBeCloseTo(600_000 - row!.spent - row!.daily! * 14, -2)
  expect(n).toBe(56)
  expect(each! * 100).toBeCloseTo(row!.spent / 56, 0)
  expect(more).toBe(Math.floor(unspent! / each!))
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
  // With nothing counted there is no cost to reckon with.
  expect(paced(600_000).decision.text).toMatch(/stays unspent\.$/)
})

const TAIL =
  /about £([\d,.]+) stays unspent\. At £([\d.]+) each so far \(n (\d+)\) that is about (\d+) conversions/

test('missing days leave the end open and are named', () => {
  const { body } = checkedDraft('pacing', {
    ...figures,
    figures: figures.figures.filter(
      ({ source, day }) => source !== 'meta-ads' || day !== '2026-11-03',
    ),
    campaigns: [plan(250_000)],
  })
  expect(body.rows[0]).toMatchObject({ runsOut: null, setTo: null })
  expect(body.rows[0]!.says.text).toContain('Days are missing')
  expect(body.surer[0]!.needs.text).toBe('1 day.')
})

test('without a budget, or spend for it, it says which', () => {
  const known = (campaigns: ReturnType<typeof plan>[]) =>
    budgetAwaited(kitesKnown('pacing', { ...figures, campaigns }))?.text
  expect(known([])).toContain('No campaign has a budget')
  expect(known([{ ...plan(100), id: 'other' }])).toContain('match the names')
  expect(known([plan(100_000)])).toBeUndefined()
})
