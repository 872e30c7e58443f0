import { expect, test } from 'vitest'
import type { FoundBy } from '../findings/finding.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { say } from '../sentences/sentence.ts'
import {
  costsOf,
  forGoalsHeldBackBy,
  hasPrices,
  heldBackBy,
  knows,
  restsOn,
  rivalAsks,
  touches,
} from './conditions.ts'

const restingOn = (...rests: string[]): FoundBy => ({
  rule: 'price.vs-rival',
  family: 'price',
  says: say`Something was found.`,
  rests,
  evidence: 'derived',
  weight: {},
  figures: {},
})

test('a rival asks more or less by what was said, else by the prices in the finding', () => {
  const company = firm({
    offer: [{ label: 'boiler service', price: dollars(100) }],
    rival: [
      { label: 'Timber Brothers', gapLow: -0.2, gapHigh: -0.1 },
      { label: 'Hillside Heating', price: dollars(120) },
    ],
  })
  expect(rivalAsks('less')(company, restingOn('rival-1', 'offer-1'))).toBe(true)
  expect(rivalAsks('more')(company, restingOn('rival-1', 'offer-1'))).toBe(false)
  expect(rivalAsks('more')(company, restingOn('rival-2', 'offer-1'))).toBe(true)
  expect(rivalAsks('more')(company, restingOn('rival-2'))).toBe(false)
  expect(rivalAsks('more')(company, restingOn('offer-1'))).toBe(false)
})

test('what a finding rests on is told from what is known besides', () => {
  const company = firm({
    change: [
      { label: 'diesel', touches: 'cost', costOf: 'energy' },
      { label: 'the water rule', touches: 'rule' },
    ],
  })
  expect(touches('rule')(company, restingOn('change-2'))).toBe(true)
  expect(touches('rule')(company, restingOn('change-1'))).toBe(false)
  expect(costsOf('energy', 'goods')(company, restingOn('change-1'))).toBe(true)
  expect(costsOf('pay')(company, restingOn('change-1'))).toBe(false)
  expect(restsOn('change')(company, restingOn('goal-1'))).toBe(false)
  expect(knows('change', ({ touches }) => touches === 'rule')(company)).toBe(true)
})

test('constraints count by their sort, and lines by their price', () => {
  const company = firm({
    constraint: [{ label: 'the bench', sort: 'capacity' }, { label: 'late payers' }],
    offer: [{ label: 'repairs', price: dollars(90) }, { label: 'advice' }],
  })
  expect(heldBackBy('cash', 'capacity')(company)).toBe(true)
  expect(heldBackBy('cash')(company)).toBe(false)
  expect(hasPrices(1)(company)).toBe(true)
  expect(hasPrices(2)(company)).toBe(false)
})

test('a goal counts only where such a constraint stands in its way', () => {
  const company = firm({ constraint: [{ label: 'the bench', sort: 'capacity' }] })
  const ofGoal: FoundBy = { ...restingOn('goal-1'), rule: 'goal.gap', family: 'goal' }
  expect(forGoalsHeldBackBy('capacity')(company, ofGoal)).toBe(true)
  expect(forGoalsHeldBackBy('retention')(company, ofGoal)).toBe(false)
  expect(forGoalsHeldBackBy('retention')(company, restingOn('offer-1'))).toBe(true)
})
