import { describe, expect, test } from 'vitest'
import { costEach, monthsToRepay, partOf, winsFor, winsToRepay } from './afford.ts'
import { neededBefore } from './funnel.ts'
import { timesApart } from './market-size.ts'
import { casesPerArm, weeksForTest } from './statistics/sample-size.ts'
import { moved, planResult } from './scenario.ts'
import { againstLargest, growthPart, pointsOf, segmentScore } from './segment-score.ts'

describe('a group is attractive and fits', () => {
  test('amounts against the largest, growth on a scale', () => {
    expect(againstLargest(30, 120)).toBe(0.25)
    expect(againstLargest(null, 120)).toBeNull()
    expect(againstLargest(0, 0)).toBe(0)
    expect(growthPart(0)).toBe(0.5)
    expect(growthPart(-0.9)).toBe(0)
    expect(growthPart(2)).toBe(1)
  })
  test('what is not known does not count, nor does a weight of nought', () => {
    expect(pointsOf([1, null, 0.5], [20, 30, 20])).toBe(75)
    expect(pointsOf([1, 0], [100, 0])).toBe(100)
    expect(pointsOf([null, null], [1, 1])).toBeNull()
    expect(pointsOf([0.5], [0])).toBeNull()
  })
  test('the score is their product', () => {
    expect(segmentScore(80, 50)).toBe(40)
    expect(segmentScore(80, null)).toBeNull()
  })
})

test('backwards from the goal, whole and exact', () => {
  expect(neededBefore(24, 0.3)).toBe(80)
  expect(neededBefore(80, 0.25)).toBe(320)
  expect(neededBefore(10, 0.33)).toBe(31)
  expect(neededBefore(10, 0)).toBeNull()
  expect(() => neededBefore(10, 1.2)).toThrow('rate')
})

test('what a win may cost, and until when it has paid', () => {
  expect(costEach(3_840_000, 24)).toBe(160_000)
  expect(costEach(1000, null)).toBeNull()
  expect(monthsToRepay(160_000, 294_000)).toBeCloseTo(6.53, 2)
  expect(monthsToRepay(100, 0)).toBeNull()
  expect(winsToRepay(3_840_000, 294_000)).toBe(14)
  expect(winsToRepay(1, -5)).toBeNull()
  expect(partOf(1_740_550, 3_840_000)).toBeCloseTo(0.453, 3)
  expect(partOf(0, 0)).toBeNull()
})

test('wins of the money are whole; ways that nobody counted bring none', () => {
  const ways = [
    { cents: 100_000, perWin: 30_000 },
    { cents: 50_000, perWin: 30_000 },
    { cents: 900_000, perWin: null },
  ]
  expect(winsFor(ways)).toBe(5)
  expect(winsFor([{ cents: 1, perWin: null }])).toBeNull()
})

test('cases to tell 10% from 12%, as tables have it', () => {
  expect(casesPerArm(0.1, 0.2)).toBe(3841)
  expect(casesPerArm(0.5, 0.2)).toBe(388)
  expect(casesPerArm(0.9, 0.2)).toBeNull()
  expect(casesPerArm(0, 0.2)).toBeNull()
  expect(weeksForTest(388, 20)).toBe(39)
  expect(weeksForTest(388, 0)).toBeNull()
})

test('a plan at other inputs, in whole wins', () => {
  const inputs = { money: 100_000, perWin: 20_000, worth: 30_000 }
  expect(planResult(inputs)).toEqual({ wins: 5, left: 50_000 })
  expect(planResult(moved(inputs, -0.25))).toEqual({ wins: 4, left: -10_000 })
  expect(planResult(moved(inputs, 0.25))).toEqual({ wins: 6, left: 125_000 })
  expect(planResult({ ...inputs, perWin: 0 })).toBeNull()
})

test('two ways to a market and how far they lie apart', () => {
  expect(timesApart(300, 100)).toBe(3)
  expect(timesApart(100, 300)).toBe(3)
  expect(timesApart(0, 300)).toBeNull()
  expect(timesApart(null, 300)).toBeNull()
})
