import { expect, test } from 'vitest'
import { strategyDocument } from '@sextant/contracts/strategy/deliverable'
import { BUSINESSES, EMPTY, TODAY } from './cases/businesses.ts'
import { combineDocument } from './document.ts'
import { frameworkFor } from './registry.ts'

test('says what the frameworks rest on together and that one purse is spent once', () => {
  const parts = [
    frameworkFor('swot').draft(BUSINESSES.payroll),
    frameworkFor('porter-five-forces').draft(BUSINESSES.payroll),
    frameworkFor('ice').draft(BUSINESSES.payroll),
  ]
  const document = combineDocument(parts, TODAY)
  expect(strategyDocument.safeParse(document).success).toBe(true)
  expect(document.decision).toContain(
    'agrees on what it rests on, “multi-location owners with 2-6 restaurants”',
  )
  expect(document.decision).toContain('draw on the same $150k: it can be spent once')
})

test('says when one framework spends what another wants checked first', () => {
  const { decision } = combineDocument(
    [frameworkFor('swot').draft(BUSINESSES.bakery), frameworkFor('bcg-matrix').draft(EMPTY.bakery)],
    TODAY,
  )
  expect(decision).toContain('disagrees (spending now against checking first)')
})

test('refuses a single framework', () =>
  expect(() => combineDocument([frameworkFor('swot').draft(BUSINESSES.bakery)], TODAY)).toThrow(
    RangeError,
  ))

test('says in words how the parts fit, and joins their next actions without repeats', () => {
  const { narrative, actions, parts } = combineDocument(
    [
      frameworkFor('swot').draft(BUSINESSES.bakery),
      frameworkFor('porter-five-forces').draft(BUSINESSES.bakery),
      frameworkFor('swot').draft(BUSINESSES.bakery),
    ],
    TODAY,
  )
  expect(narrative?.[0]?.paragraphs[0]).toContain('the same bottleneck, “One oven')
  const due = actions!.map(a => a.due)
  expect(due).toEqual([...due].sort())
  expect(actions!.length).toBeLessThanOrEqual(7)
  expect(new Set(actions!.map(a => a.what.text)).size).toBe(actions!.length)
  expect(actions!.length).toBeLessThan(parts.flatMap(p => p.actions).length)
})
