import { expect, test } from 'vitest'
import type { Fact } from '../company/company.ts'
import { dollars } from '../findings/testing/firm.ts'
import { SAILS } from './testing/firms.ts'
import { strategyOf } from './testing/known.ts'
import { changed, HARPS, sharing } from './testing/more-firms.ts'
import { advancedStrategy } from './tools/advanced-strategy/tool.ts'
import { guidedStrategy } from './tools/guided-strategy/tool.ts'

/** More money than the goal takes of all ways. */
const RICHER = (fact: Fact): Fact =>
  fact.kind === 'budget' ? { ...fact, amount: dollars(5_000) } : fact

const harps = strategyOf(advancedStrategy, HARPS)

test('the decision is the group in which the goal’s gap closes for least, in its own heads, beside the other', () => {
  // 100 tunings at $100 are 10 halls at $1,000 a year, won at $150 each; or 100 players at $50 each.
  expect(harps.decision.text).toContain('Sell tunings to concert halls first')
  expect(harps.decision.text).toContain('10 customers, who bring the 100 tunings')
  expect(harps.decision.text).toContain(
    'The goal’s gap is 10 concert halls for $1,500 by visits to halls, or 100 players for $5,000 by posts.',
  )
  expect(harps.body.segments.reason.text).toContain('less than with any other group')
})

test('the budget carries the decision out, to its own last day, and holds the rest back', () => {
  const { budget } = harps.body
  expect(budget.by).toBe('2027-06-30')
  expect(budget.tasks.map(({ fact, cents }) => [fact, cents])).toEqual([
    ['visits', 150_000],
    ['posts', 0],
  ])
  expect(budget.method.text).toContain('$2,500 are held back')
})

test('the first move carries the budget out, no other argues against it, and what turns it has a figure', () => {
  const [first, ...others] = harps.moves
  expect(first?.id).toBe('money-to-cheapest-way')
  expect(first?.title.text).toContain('$1,500 into visits to halls')
  expect(others.map(({ id }) => id)).not.toContain('ceiling-for-winning')
  expect(others.some(({ because }) => because.text.includes('layers'))).toBe(false)
  expect(harps.wouldChange[1]?.text).toContain('at more than $500')
})

test('a way that gets money is not to be left out by the first move, and the budget says how it was shared', () => {
  // Ads cost more for one than recommendations, and the money reaches for both.
  const rich = sharing({ ...SAILS, facts: SAILS.facts.map(RICHER) })
  const { moves, body } = strategyOf(guidedStrategy, rich)
  const paid = new Set(body.budget.tasks.flatMap(({ cents, fact }) => (cents > 0 ? [fact] : [])))
  expect(paid.size).toBeGreaterThan(1)
  expect(moves[0]!.steps.map(({ text }) => text).join(' ')).not.toContain('book nothing new')
  expect(body.budget.method.text).toContain('by what it brings today')
  const short = strategyOf(guidedStrategy, sharing(SAILS)).body.budget.method.text
  expect(short).toContain('where a win costs least first')
})

test('money that wins only a part says how much the rest takes, or what the goal would be', () => {
  const { decision } = strategyOf(guidedStrategy, sharing(SAILS))
  expect(decision.text).toContain('that wins 35 of 40 repairs')
  expect(decision.text).toContain('The other 5 take $125 more by recommendations')
  expect(decision.text).toContain('or a goal of 155')
})

test('spending is told by the year, by each purchase with how often, or without a period, which the card asks for by the year', () => {
  const spends = (company: typeof HARPS) =>
    strategyOf(guidedStrategy, company).body.segments.rows.map(({ spend }) => spend)
  expect(spends(HARPS)).toEqual([100_000, 10_000, null])
  expect(spends(changed(HARPS, 'schools', { purchases: 4 }))).toEqual([100_000, 10_000, 24_000])
})

test('a section says which piece it waits for: a rhythm, a currency, a price beside ours, a cost', () => {
  const euros = changed(HARPS, 'players', { spend: dollars(90, 'year', 'EUR') })
  const said = strategyOf(guidedStrategy, euros).body.missing.map(
    ({ step, claim }) => `${step}: ${claim.text}`,
  )
  expect(said).toContain(
    'segmentation: “schools” pay a sum each time; how often a year was not told.',
  )
  expect(said).toContain('segmentation: A sum of “players” is in EUR, and no rate is known here.')
  expect(said.some(text => text.startsWith('positioning: The price of “Pedal House”'))).toBe(true)
  expect(said).toContain('budget: What one sale of “strings” costs to make or buy was not told.')
})

test('a rival’s price stands among the alternatives and in the mix', () => {
  const told = 'Stringwell: $80 against your $100 for tunings'
  const [alternatives] = harps.body.positioning.parts
  expect(alternatives?.claims[0]?.text).toBe(told)
  const price = harps.body.sevenPs.rows.find(({ id }) => id === 'price')
  expect(price?.claims.map(({ text }) => text)).toContain(`${told}.`)
})

test('what cannot be is told with the figures to check, and no target is built on it', () => {
  const full = changed(HARPS, 'offer-1', { capacity: 320 })
  const { body, decision, moves } = strategyOf(advancedStrategy, full)
  expect(decision.text).toContain('No sum is planned yet')
  expect(body.doubts[0]?.text).toContain('is above the 320 tunings that a year can make')
  expect([body.budget.wins, body.budget.perWin, body.funnel.stages]).toEqual([null, null, []])
  expect(body.kpis.rows.some(({ id }) => id === 'goal')).toBe(false)
  expect(moves.map(({ id }) => id)).not.toContain('money-to-cheapest-way')
  const few = strategyOf(guidedStrategy, changed(HARPS, 'halls', { possible: 34 }))
  expect(few.body.segments.target).not.toBe('halls')
})

test('nobody wins more of a group than it spends in all', () => {
  const own = changed(SAILS, 'goal-1', { target: 400, baseline: 120 })
  const som = strategyOf(advancedStrategy, own).body.market.rows[2]
  expect(som?.bottomUp).toBeNull()
  expect(som?.up.text).toContain('Not printed')
})

test('a way that brought more than the goal counts in all says nothing of what a win costs', () => {
  const many = changed(SAILS, 'word', { customers: 900 })
  const { budget, missing } = strategyOf(guidedStrategy, many).body
  expect(budget.tasks.find(({ fact }) => fact === 'word')?.perWin).toBeNull()
  expect(missing.some(({ claim }) => claim.text.includes('counts something else'))).toBe(true)
})

test('a way whose customers cost more than a sale leaves gets no more money before it is known who buys again', () => {
  const dear = changed(changed(SAILS, 'word', { spend: dollars(12_000, 'year') }), 'ads', {
    spend: dollars(9_000, 'year'),
  })
  const { decision, moves } = strategyOf(guidedStrategy, dear)
  expect(decision.text).toContain('comes back only where each of them buys 3 times')
  expect(decision.text).not.toContain('and spend')
  expect(moves[0]?.id).toBe('again-before-money')
})

test('a way is of the group whose name it bears best, and of none where two are alike', () => {
  const named = changed(HARPS, 'halls', { label: 'concert halls of the coast' })
  const untied = changed(named, 'visits', { about: undefined, label: 'visits to concert halls' })
  expect(strategyOf(guidedStrategy, untied).body.segments.target).toBe('halls')
  const vague = changed(untied, 'schools', { label: 'concert halls inland' })
  expect(strategyOf(guidedStrategy, vague).body.segments.reason.text).not.toContain('visits')
})

test('a card of hours alone, or of a day alone, takes no money away', () => {
  const { facts } = HARPS
  const day = { ...facts.find(({ kind }) => kind === 'budget')!, id: 'day', label: 'the last day' }
  const later = { ...day, amount: undefined, until: '2027-03-31', said: SAID_LATER }
  const alone = changed({ ...HARPS, facts: [...facts, later] as typeof facts }, 'budget-1', {
    until: undefined,
  })
  const { budget } = strategyOf(guidedStrategy, alone).body
  expect([budget.given, budget.by]).toEqual([400_000, '2027-03-31'])
})
const SAID_LATER = { on: '2026-11-23', by: null, origin: 'card', messageId: null }

test('a way is read by what its own group leaves, and the goal is due on its own day', () => {
  const { channels, kpis, funnel } = harps.body
  const posts = channels.rows.find(({ fact }) => fact === 'posts')
  // A player spends $100 a year, of which 60% stay; a hall ten times as much.
  expect(posts?.reading.text).toContain('leaves $60 in a year')
  expect(kpis.rows.find(({ id }) => id === 'goal')?.due).toBe('2027-10-31')
  expect(kpis.rows.find(({ id }) => id === 'per-win')?.due).toBe('2027-06-30')
  expect(funnel.open?.text).toContain('was not counted apart')
})

test('how often one buys, at what a sale brings, is what one spends', () => {
  const often = changed(SAILS, 'owners', { spend: undefined, purchases: 2 })
  const [, owners] = strategyOf(guidedStrategy, often).body.segments.rows
  expect(owners?.spend).toBe(80_000)
})

test('a goal many times what there is today is asked about first', () => {
  const slip = changed(SAILS, 'goal-1', { target: 1_600 })
  const { decision, body } = strategyOf(guidedStrategy, slip)
  expect(decision.text).toContain('from 120 to 1,600 is 13 times as much')
  expect(body.budget.wins).toBeNull()
  const bold = strategyOf(guidedStrategy, changed(SAILS, 'goal-1', { target: 600 })).body
  expect(bold.doubts[0]?.text).toContain('5 times as much')
  expect(bold.budget.wins).toBe(480)
})
