import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'
import { quadrant } from './bcg.ts'
import { iceMean, iceProduct } from './ice.ts'
import { opportunity } from './jobs.ts'
import { gradeKeyResult, okrBand } from './okr.ts'
import { correlation } from './statistics/basics.ts'
import { divergence } from './strategy-canvas.ts'
import { breakEvenUnits, ltv, paybackMonths } from './unit-economics.ts'
import { judgeVrio } from './vrio.ts'
import { PAIRS } from './seven-s.ts'

/** Seeded numbers 0–1 (mulberry32), so that a failure repeats. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

test('parts sum to the cent and stay within a cent of the exact share', () => {
  const next = seeded(7)
  for (let turn = 0; turn < 300; turn += 1) {
    const weights = Array.from({ length: 1 + Math.floor(next() * 8) }, () => next() + 0.01)
    const total = Math.floor(next() * 1e7)
    const parts = allocate(total, weights)
    const sum = weights.reduce((a, b) => a + b, 0)
    expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
    parts.forEach((part, i) =>
      expect(Math.abs(part - (total * (weights[i] ?? 0)) / sum)).toBeLessThan(1.000001),
    )
  }
})

test('correlation stays in bounds and ignores scale and shift', () => {
  const next = seeded(11)
  for (let turn = 0; turn < 200; turn += 1) {
    const a = Array.from({ length: 6 }, next)
    const b = Array.from({ length: 6 }, next)
    const r = correlation(a, b) ?? 0
    expect(Math.abs(r)).toBeLessThanOrEqual(1)
    expect(
      correlation(
        a.map(x => 3 * x + 2),
        b,
      ),
    ).toBeCloseTo(r, 9)
  }
  expect(correlation([1, 1], [1, 2])).toBeNull()
  expect(
    divergence([
      { name: 'a', now: 1, next: 1, rivals: [9] },
      { name: 'b', now: 9, next: 9, rivals: [1] },
    ]),
  ).toBeCloseTo(2)
})

test('bands, quadrants, verdicts and scores at their edges', () => {
  expect([0.65, 0.64, 0.35, 0.34].map(okrBand)).toEqual(['green', 'amber', 'amber', 'red'])
  expect(gradeKeyResult(10, 5, 7)).toBeCloseTo(0.6)
  expect([quadrant(1, 0.1), quadrant(0.99, 0.1), quadrant(1, 0.09), quadrant(0.5, 0)]).toEqual([
    'star',
    'question mark',
    'cash cow',
    'dog',
  ])
  expect(judgeVrio({ valuable: true, rare: true, inimitable: true, organized: false })).toBe(
    'unused advantage',
  )
  expect(opportunity(9, 3)).toBe(15)
  expect(opportunity(3, 9)).toBe(3)
  expect(iceProduct({ impact: 8, confidence: 5, ease: 4 })).toBe(160)
  expect(iceMean({ impact: 8, confidence: 5, ease: 5 })).toBe(6)
  expect(PAIRS).toHaveLength(21)
  expect(breakEvenUnits(1000, 300)).toBe(4)
  expect(breakEvenUnits(1000, 0)).toBeNull()
  expect(ltv(10000, 0.8, 0.02)).toBe(400000)
  expect(paybackMonths(60000, 10000, 0.8)).toBe(7.5)
})
