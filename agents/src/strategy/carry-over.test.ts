import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { expect, test } from 'vitest'
import { carryWords } from './carry-over.ts'
import { BUSINESSES } from './cases/businesses.ts'
import { claimsOf } from './cases/prose.ts'
import { frameworkFor } from './registry.ts'

const { bakery } = BUSINESSES
const prose = (d: StrategyDeliverable) =>
  claimsOf(d)
    .map(c => c.text)
    .join(' | ')
const source = (n: number, quote: string) => ({
  n,
  kind: 'answer' as const,
  quote,
  origin: 'Your edit',
  ref: 'edit',
  check: null,
  verified: true,
  flags: [],
})

test('Blue Ocean: the narrative tells the figures of the tests', () => {
  const f = frameworkFor('blue-ocean'),
    edited = structuredClone(f.draft(bakery))
  edited.body.factors[0]!.target = 1
  const after = f.recompute(edited)
  expect(after.body.tests.focus.display).not.toBe(edited.body.tests.focus.display)
  expect(after.narrative[0]!.paragraphs[0]!.text).toContain(
    `a divergence of ${after.body.tests.divergence.display} and a focus of ${after.body.tests.focus.display}`,
  )
})

test('BCG: revenue typed over is told in the narrative, but not in a sentence the user wrote', () => {
  const f = frameworkFor('bcg-matrix'),
    edited = structuredClone(f.draft(bakery))
  edited.body.lines[0]!.revenueCents = 20_000_000
  expect(prose(f.recompute(edited))).toContain('$200,000')
  const n = edited.sources.length + 1
  edited.sources.push(source(n, 'We sold $190,000 of it.'))
  edited.decision = { text: 'We sold $190,000 of it.', sources: [n] }
  expect(f.recompute(edited).decision.text).toBe('We sold $190,000 of it.')
})

test('SWOT: moves and narrative take the new words of an edited factor', () => {
  const f = frameworkFor('swot'),
    before = f.draft(bakery)
  for (const [list, index] of [
    ['strengths', 0],
    ['weaknesses', 0],
    ['weaknesses', 1],
    ['opportunities', 0],
    ['threats', 0],
  ] as const) {
    const edited = structuredClone(before),
      factor = edited.body[list][index]!
    const n = edited.sources.length + 1,
      now = 'A tandoor bought last week waits in the yard'
    edited.sources.push(source(n, now))
    factor.claim = { text: now, sources: [n] }
    const after = f.recompute(carryWords(before, edited) as typeof edited)
    expect(after.body[list][index]!.claim.text).toBe(now)
    for (const move of after.body.moves.filter(m => m.uses.includes(factor.id)))
      expect(move.claim.text.toLowerCase()).toContain('tandoor bought last week')
  }
})
