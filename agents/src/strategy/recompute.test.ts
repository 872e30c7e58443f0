import { expect, test } from 'vitest'
import { BUSINESSES } from './cases/businesses.ts'
import { frameworkFor } from './registry.ts'

// An edit by hand changes what follows from it, and nothing the user wrote.
const { bakery, payroll } = BUSINESSES

test('SWOT: a factor scored down loses its rank in the moves', () => {
  const f = frameworkFor('swot'),
    draft = f.draft(bakery)
  const first = draft.body.moves[0]!
  const edited = structuredClone(draft)
  edited.body.strengths.find(s => s.id === first.uses[0])!.impact = 1
  const after = f.recompute(edited).body
  expect(after.strengths.find(s => s.id === first.uses[0])!.score).toBe(5)
  expect(after.moves.find(m => m.uses.join() === first.uses.join())?.score ?? 0).toBeLessThan(
    first.score,
  )
  expect(after.strengths.map(s => s.claim)).toEqual(draft.body.strengths.map(s => s.claim))
})

test('Five Forces: the mean pressure follows the scores, in the verdict too', () => {
  const f = frameworkFor('porter-five-forces'),
    edited = structuredClone(f.draft(bakery))
  for (const force of edited.body.forces) force.score = 2
  const after = f.recompute(edited)
  expect(after.body.pressure).toBe(2)
  expect(after.body.verdict.text).toContain('2 of 5')
})

test('BCG: a rival that grows turns a star into a question mark', () => {
  const f = frameworkFor('bcg-matrix'),
    edited = structuredClone(f.draft(bakery))
  const line = edited.body.lines.find(l => l.quadrant === 'star')!
  line.rivalShare = 0.6
  expect(f.recompute(edited).body.lines.find(l => l.id === line.id)).toMatchObject({
    relativeShare: 0.5,
    quadrant: 'question mark',
  })
})

test('VRIO: an organized resource becomes a sustained advantage', () => {
  const f = frameworkFor('vrio'),
    edited = structuredClone(f.draft(bakery))
  const tom = edited.body.resources.find(r => r.verdict === 'unused advantage')!
  tom.organized = true
  expect(f.recompute(edited).body.resources.find(r => r.id === tom.id)?.verdict).toBe(
    'sustained advantage',
  )
})

test('OKRs: half way is 0.5 and amber', () => {
  const f = frameworkFor('okrs'),
    edited = structuredClone(f.draft(bakery))
  edited.body.objectives[0]!.keyResults[0]!.actual = 7900
  expect(f.recompute(edited).body.objectives[0]!.keyResults[0]).toMatchObject({
    grade: 0.5,
    band: 'amber',
  })
})

test('Three Horizons: shares follow the budgets, the starting split stays', () => {
  const f = frameworkFor('three-horizons'),
    edited = structuredClone(f.draft(bakery))
  for (const i of edited.body.initiatives) i.budgetCents = i.horizon === 1 ? 0 : 50_000
  const [one] = f.recompute(edited).body.shares
  expect(one).toMatchObject({ actual: 0, target: 0.7 })
})

test('ICE: the mean ranks by another score', () => {
  const f = frameworkFor('ice'),
    edited = structuredClone(f.draft(payroll))
  edited.body.method = 'mean'
  const { ideas } = f.recompute(edited).body
  for (const i of ideas) expect(i.score).toBeCloseTo((i.impact + i.confidence + i.ease) / 3, 1)
  expect(ideas.map(i => i.rank)).toEqual(ideas.map((_, n) => n + 1))
})

test('Canvas: price up, break-even down; evidence found, the riskiest belief moves on', () => {
  const f = frameworkFor('business-model-canvas'),
    edited = structuredClone(f.draft(bakery))
  edited.body.economics.priceCents = 1000
  for (const b of edited.body.blocks)
    for (const i of b.items) if (i.id === edited.body.riskiest) i.evidence = 5
  const after = f.recompute(edited).body
  expect(after.economics).toMatchObject({
    contributionCents: 690,
    breakEvenUnits: Math.ceil(1_900_000 / 690),
  })
  expect(after.riskiest).not.toBe(edited.body.riskiest)
})

test('7S, Blue Ocean and JTBD follow their scores', () => {
  const s = frameworkFor('mckinsey-7s'),
    seven = structuredClone(s.draft(bakery))
  seven.body.elements[0]!.current = 1
  expect(s.recompute(seven).body.elements[0]!.gap).toBe(seven.body.elements[0]!.target - 1)
  const b = frameworkFor('blue-ocean'),
    ocean = structuredClone(b.draft(bakery))
  ocean.body.factors[0]!.target = 0
  expect(b.recompute(ocean).body.factors[0]!.action).toBe('eliminate')
  const j = frameworkFor('jobs-to-be-done'),
    jobs = structuredClone(j.draft(bakery))
  Object.assign(jobs.body.outcomes[0]!, { importance: 9, satisfaction: 9 })
  expect(j.recompute(jobs).body.outcomes[0]).toMatchObject({ opportunity: 9, underserved: false })
})
