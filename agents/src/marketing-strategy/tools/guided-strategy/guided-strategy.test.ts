import { openBelow, stepInTurn, STEPS } from '@sextant/contracts/marketing-strategy/step-words'
import { expect, test } from 'vitest'
import { genericClaims } from '../../../core/checks.ts'
import { draftAtDesk } from '../../../core/draft.ts'
import { withModel } from '../../../core/jobs/apply.ts'
import { nextAsk } from '../../../core/asking/next-ask.ts'
import { claimsOf } from '../../../evidence/claims.ts'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { renderMarkdown } from '../../../rendering/markdown.ts'
import { MACHINES, SAILS } from '../../testing/firms.ts'
import { again, edited, knownOf, strategyOf } from '../../testing/known.ts'
import { sharing } from '../../testing/more-firms.ts'
import { guidedStrategy } from './tool.ts'

const sails = strategyOf(guidedStrategy, SAILS)
const SHARING = sharing(SAILS)
const shared = strategyOf(guidedStrategy, SHARING)
const machines = strategyOf(guidedStrategy, MACHINES, 'Professional Services')

test('groups are weighed by their figures, and the one that weighs most is aimed at', () => {
  const { rows, target } = sails.body.segments
  expect(rows.map(({ attractiveness, fit, score }) => [attractiveness, fit, score])).toEqual([
    [60, 95, 57],
    [46, 36, 17],
  ])
  expect(target).toBe('clubs')
  // One group without figures: it is the one, and has no points.
  expect(machines.body.segments.rows[0]!.score).toBeNull()
  expect(machines.body.segments.target).toBe('segment-1')
  expect(machines.body.segments.reason.text).toBe('It is the only group on your cards.')
})

test('the session’s own group is aimed at, and everything after it follows', () => {
  const other = { ...SAILS, subject: 'owners' }
  const { body, decision } = again(sails, other)
  expect(body.segments.target).toBe('owners')
  expect(body.segments.reason.text).toBe('You chose this group.')
  expect(body.positioning.statement.text).toContain('For private boat owners')
  expect(body.messaging.variants[0]!.who.text).toBe('Private boat owners')
  expect(body.funnel.stages[0]!.number).toBe(900)
  expect(decision.text).toContain('to private boat owners')
})

test('positioning begins with the alternatives and stands on cards; what nobody said is an assumption', () => {
  const { parts, statement } = sails.body.positioning
  expect(parts.map(({ part }) => part)).toEqual([
    'alternatives',
    'attributes',
    'value',
    'who',
    'category',
  ])
  expect(statement.text).toBe(
    'For sailing clubs, instead of Northloft: sail repairs. What carries it: repairs within a week, 5 days against 3 weeks elsewhere.',
  )
  expect(parts[1]!.claims[0]!.text).toBe(
    'Repairs within a week: 5 days against 3 weeks elsewhere, counted over 60',
  )
  const assumed = new Set(
    machines.sources.filter(({ kind }) => kind === 'assumption').map(({ n }) => n),
  )
  const [alternative] = machines.body.positioning.parts[0]!.claims
  expect(alternative!.sources.every(n => assumed.has(n))).toBe(true)
})

test('a map takes two rivals with the same two figures', () => {
  expect(sails.body.positioning.map?.points).toEqual([
    { fact: null, name: 'Spinnaker Loft', x: 0, y: 0 },
    { fact: 'rival-1', name: 'Northloft', x: 0.2, y: 0 },
    { fact: 'rival-2', name: 'sewing it themselves', x: -0.9, y: -2 },
  ])
  expect(machines.body.positioning.map).toBeNull()
  const one = { ...SAILS, facts: SAILS.facts.filter(({ id }) => id !== 'rival-2') }
  const { map, rivals } = strategyOf(guidedStrategy, one).body.positioning
  expect(map).toBeNull()
  expect(rivals[0]).toMatchObject({
    known: 'Price against ours, Better points, less worse ones',
    missing: 'Share of the market, Growth a year',
  })
})

test('a pillar has two proofs; one that is missing says how to get it, and no praise backs what it is not about', () => {
  const [days, marks] = sails.body.messaging.pillars
  expect(days!.proofs.map(({ text }) => text)).toEqual([
    '5 days against 3 weeks elsewhere, counted over 60.',
    'No customer has said so yet.',
  ])
  expect(marks!.proofs[1]!.text).toBe('“We saw every seam before we paid.”')
  expect(sails.body.messaging.variants.map(({ line }) => line.text)).toEqual([
    'Boats ready by May: repairs within a week, 5 days against 3 weeks elsewhere.',
    'Not known yet what they hope for.',
  ])
  expect(machines.body.messaging.pillars).toHaveLength(1)
  expect(machines.body.messaging.open?.text).toBe('There is room for another pillar.')
})

test('a group that no card says anything of is spoken to with what its people name', () => {
  const [voice] = firm({
    quote: [
      { label: 'a price before the work', topic: 'criterion', who: 'An owner', about: 'owners' },
    ],
  }).facts
  const { body } = again(sails, { ...SAILS, facts: [...SAILS.facts, { ...voice!, id: 'said' }] })
  expect(body.messaging.variants[1]!.line.text).toBe(
    'A price before the work: repairs within a week, 5 days against 3 weeks elsewhere.',
  )
})

test('the funnel runs back from the goal as far as rates are known', () => {
  expect(sails.body.funnel.stages.map(({ id, number, rate }) => [id, number, rate])).toEqual([
    // More enquiries than there are clubs: they stand for no market above it.
    ['enquiries', 100, null],
    ['wins', 40, 0.4],
  ])
  expect(machines.body.funnel.stages.map(({ id, number }) => [id, number])).toEqual([['wins', 30]])
  expect(machines.body.funnel.open).not.toBeNull()
})

test('the money is shared out to the cent, to the way where a win costs least first; evenly where nobody counted', () => {
  const { tasks, total, given, needed, perWin, expected, brand, atLeast } = shared.body.budget
  expect(tasks.map(({ cents }) => cents)).toEqual([33_334, 66_667])
  expect([total, given, needed]).toEqual([100_001, 100_001, 120_000])
  // 333.34 ÷ 40 + 666.67 ÷ 25 are 35 whole wins; $1,000.01 ÷ 40 a win; a sale leaves $240.
  expect([expected, perWin, brand, atLeast]).toEqual([35, 2_500, 66_667, 5])
  const even = machines.body.budget
  // $300 a month for the twelve months to the goal.
  expect(even.given).toBe(360_000)
  expect(even.tasks.map(({ cents }) => cents)).toEqual([120_000, 120_000, 120_000])
  expect(even.buyers).toBe('businesses')
  expect(even.method.evidence).toBe('not rated')
})

test('an amount that is changed recomputes sums, shares, the ratio and what a win may cost; what follows it follows', () => {
  const at = ['body', 'budget', 'tasks', 1, 'cents']
  const { body } = edited(shared, SHARING, [{ path: at, value: 100_003 }])
  expect(body.budget).toMatchObject({ total: 133_337, brand: 100_003, activation: 33_334 })
  expect(body.budget.brandShare).toBeCloseTo(100_003 / 133_337, 10)
  expect(body.budget.perWin).toBe(3_333)
  expect(body.kpis.rows.find(({ id }) => id === 'per-win')?.target).toBe(3_333)
  // It stays when the strategy is made anew.
  const rebuilt = again(edited(shared, SHARING, [{ path: at, value: 100_003 }]), SHARING)
  expect(rebuilt.body.budget.tasks[1]!.cents).toBe(100_003)
  expect(rebuilt.body.budget.total).toBe(133_337)
})

test('a rate, a weight and a kind that are changed carry through', () => {
  const { body } = edited(sails, SAILS, [
    { path: ['body', 'funnel', 'stages', 1, 'rate'], value: 0.3 },
    { path: ['body', 'segments', 'weights', 'size'], value: 100 },
    { path: ['body', 'budget', 'tasks', 0, 'kind'], value: 'brand' },
  ])
  expect(body.funnel.stages[0]!.number).toBe(134)
  expect(body.segments.rows[1]!.attractiveness).toBe(68)
  expect(body.budget.brandShare).toBe(1)
})

test('a figure of a group or a way is one of its card', () => {
  const { feeds } = guidedStrategy
  const kindOf = () => undefined
  expect(feeds(sails.body, ['segments', 'rows', 0, 'loyalty'], kindOf)).toEqual({
    fact: 'clubs',
    attribute: 'repeats',
  })
  expect(feeds(sails.body, ['channels', 'rows', 0, 'spend'], kindOf)).toEqual({
    fact: 'ads',
    attribute: 'spend',
    amount: { currency: 'USD', per: 'year' },
  })
  expect(feeds(sails.body, ['budget', 'tasks', 0, 'cents'], kindOf)).toBeNull()
  expect(feeds(machines.body, ['channels', 'rows', 0, 'spend'], kindOf)).toBeNull()
})

test('steps are agreed on one by one; reopening one keeps the others and marks what rests on it, also after a rebuild', () => {
  const agreed = { on: '2026-11-22', by: 'Ines Varga', what: 'sailing clubs', unsure: false }
  const set = (index: number, value: unknown) => ({
    path: ['body', 'steps', index, 'agreed'],
    value,
  })
  expect(stepInTurn(sails.body.steps)).toBe('segmentation')
  const four = edited(
    sails,
    SAILS,
    [0, 1, 2, 3].map(index => set(index, agreed)),
  )
  expect(stepInTurn(four.body.steps)).toBe('channels')
  const open = edited(four, SAILS, [set(1, null)])
  expect(open.body.steps.map(step => step.agreed !== null)).toEqual([
    true,
    false,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(stepInTurn(open.body.steps)).toBe('targeting')
  expect(openBelow(open.body.steps, 'messaging')).toEqual(['targeting'])
  expect(openBelow(open.body.steps, 'segmentation')).toEqual([])
  const rebuilt = again(open, { ...SAILS, subject: 'owners' })
  expect(rebuilt.body.steps).toEqual(open.body.steps)
  expect(renderMarkdown(rebuilt, rebuilt.title)).toMatch(
    /\| Messaging \| agreed \| sailing clubs \| Ines Varga \| 22.November.2026 \| Targeting \|/,
  )
})

test('every statement rests on something, every figure is of the ledger, and two firms never read alike', () => {
  for (const strategy of [sails, machines]) {
    const claims = claimsOf(strategy)
    expect(claims.filter(({ claim }) => claim.sources.length === 0)).toEqual([])
    expect(genericClaims(strategy, claims).map(({ claim }) => claim.text)).toEqual([])
  }
  const statement = ({ body }: typeof sails) => [
    body.positioning.statement.text,
    body.messaging.promise.text,
  ]
  expect(statement(machines)).not.toEqual(statement(sails))
  expect(sails.body.steps.map(({ id }) => id)).toEqual([...STEPS])
})

test('nothing is made up where nothing is known, and only what nobody told is asked', () => {
  const empty = strategyOf(guidedStrategy, { ...SAILS, facts: [] })
  expect(empty.body.segments.target).toBeNull()
  expect(empty.body.budget.total).toBe(0)
  expect(empty.body.kpis.rows).toEqual([])
  expect(empty.decision.evidence).toBe('not rated')
  const { asks } = guidedStrategy
  expect(nextAsk(asks, { ...SAILS, facts: [] }, [])?.key).toBe('segment')
  expect(nextAsk(asks, SAILS, [])?.key ?? null).not.toBe('segment')
})

test('a language model may phrase the promise and a line; a figure that nothing holds falls', () => {
  const drafted = draftAtDesk(guidedStrategy, knownOf('guided-strategy', SAILS))
  const phrased = (place: string, text: string) => ({ place, text, rests: [] })
  const made = withModel(drafted as never, {
    label: 'A model',
    figures: {},
    facts: {},
    findings: [],
    moves: [],
    order: [],
    statements: [
      phrased('promise', 'Your sails are back before the weekend.'),
      phrased('line/0', 'Ready 9 times of 10.'),
    ],
  })
  if (made.tool !== 'guided-strategy') throw new Error('not a strategy')
  expect(made.body.messaging.promise).toMatchObject({
    text: 'Your sails are back before the weekend.',
    by: 'model',
  })
  expect(made.body.messaging.variants[0]!.line.by).toBeUndefined()
})

test('a way where a win costs more than it leaves in a year gets nothing as long as another is worth it', () => {
  const facts = SAILS.facts.map(fact => {
    if (fact.kind === 'goal') return { ...fact, counts: 'customers' as const }
    // $9,000 for the one customer it brought; a club leaves $1,200 in a year.
    if (fact.id === 'ads') return { ...fact, customers: 1, spend: dollars(9_000, 'year') }
    if (fact.kind === 'budget') return { ...fact, amount: dollars(2_000) }
    return fact
  })
  const { budget } = strategyOf(guidedStrategy, { ...SAILS, facts } as typeof SAILS).body
  expect(budget.worth).toEqual({ cents: 120_000, of: 'year' })
  expect(budget.tasks.map(({ cents }) => cents)).toEqual([0, 100_000])
  // No more than the forty customers take there: the rest waits.
  expect(budget.method.text).toContain('$1,000 are held back')
})
