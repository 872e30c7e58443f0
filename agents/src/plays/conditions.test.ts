import { describe, expect, test } from 'vitest'
import { findAll } from '../findings/find.ts'
import type { FoundBy } from '../findings/finding.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { say } from '../sentences/sentence.ts'
import {
  costsOf,
  forGoalsHeldBackBy,
  hasAlikeLines,
  growsDemand,
  hasNoOther,
  hasPrices,
  heldBackBy,
  isMainLine,
  isOverworked,
  isWellReviewed,
  knows,
  opens,
  paidByTime,
  restsOn,
  rivalAsks,
  rivalFurtherThan,
  touches,
} from './conditions.ts'
import { choosePlays } from './choose.ts'

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

test('a gap beyond the stop of a play is known from what was said or from both prices', () => {
  const company = firm({
    offer: [{ label: 'boiler service', price: dollars(100) }],
    rival: [
      { label: 'Timber Brothers', gapLow: -0.4, gapHigh: -0.4 },
      { label: 'Hillside Heating', price: dollars(110) },
    ],
  })
  const isFar = rivalFurtherThan(0.2)
  expect(isFar(company, restingOn('rival-1'))).toBe(true)
  expect(isFar(company, restingOn('rival-2', 'offer-1'))).toBe(false)
  expect(isFar(company, restingOn('offer-1'))).toBe(false)
})

test('nobody else can be asked where the supplier in question is the only one', () => {
  const company = firm({
    partner: [
      { label: 'the quarry', gives: 'supplies', alone: true },
      { label: 'the carrier', gives: 'delivery', alone: false },
    ],
  })
  expect(hasNoOther(company, restingOn('partner-1'))).toBe(true)
  expect(hasNoOther(company, restingOn('partner-2'))).toBe(false)
  expect(hasNoOther(company, restingOn('change-1'))).toBe(true)
  expect(hasNoOther(firm({}), restingOn())).toBe(false)
})

test('payment by time, many good reviews and the main line are read from the cards', () => {
  const club = firm({ offer: [{ label: 'moorings', price: dollars(900, 'year'), share: 0.7 }] })
  expect(paidByTime(club)).toBe(true)
  expect(paidByTime(firm({ offer: [{ label: 'rope', price: dollars(9) }] }))).toBe(false)
  expect(isMainLine(club, restingOn('offer-1'))).toBe(true)
  const stars = (n: number) =>
    firm({ strength: [{ label: 'the rating', proof: 4.8, proofForm: 'stars', n }] })
  expect(isWellReviewed(stars(180))).toBe(true)
  expect(isWellReviewed(stars(18))).toBe(false)
})

test('lines are alike where they are counted in one unit or bought by one group, and paid alike', () => {
  const loaf = { one: 'loaf', many: 'loaves' }
  const alike = firm({
    offer: [
      { label: 'rye loaves', price: dollars(6), unit: loaf },
      { label: 'seed loaves', price: dollars(9), unit: loaf },
    ],
  })
  const unlike = firm({
    offer: [
      { label: 'rye loaves', price: dollars(6), unit: loaf },
      { label: 'baking classes', price: dollars(90) },
    ],
  })
  const ofOneGroup = firm({
    segment: [{ label: 'cafés' }],
    offer: [
      { label: 'morning deliveries', price: dollars(40), about: 'segment-1' },
      { label: 'night deliveries', price: dollars(70), about: 'segment-1' },
    ],
  })
  expect(hasAlikeLines(alike)).toBe(true)
  expect(hasAlikeLines(unlike)).toBe(false)
  expect(hasAlikeLines(ofOneGroup)).toBe(true)
})

test('what falls by its figures is no rise, whatever it is called', () => {
  const { facts } = firm({
    change: [
      { label: 'the grant', touches: 'funding', bearing: 'helps', form: 'money', from: 64, to: 41 },
      { label: 'the season', touches: 'demand', bearing: 'helps', by: 0.2 },
    ],
  })
  const [grant, season] = facts.filter(fact => fact.kind === 'change')
  expect([grant!, season!].map(growsDemand)).toEqual([false, true])
  expect([grant!, season!].map(opens)).toEqual([false, true])
})

test('no gap falls free where the work of today takes more hours than there are', () => {
  const bench = (hoursPerWeek: number) =>
    firm({
      constraint: [{ label: 'the bench', sort: 'capacity', hoursPerWeek }],
      offer: [{ label: 'tents mended', hoursEach: 2, volume: 600 }],
    })
  expect(isOverworked(bench(20))).toBe(true)
  expect(isOverworked(bench(60))).toBe(false)
})

describe('a move fits what is short', () => {
  const refused = (brake: object, sells: 'orders' | 'projects' = 'orders') => {
    const { findings, kit } = findAll(
      firm({
        organization: [{ label: 'Loan Desk', sells }],
        offer: [{ label: 'bikes', price: dollars(900), unitCost: dollars(300), volume: 400 }],
        goal: [{ label: 'bikes', counts: 'sales', baseline: 400, target: 600 }],
        constraint: [{ label: 'the yard', sort: 'capacity', lost: 90, ...brake }],
      }),
    )
    return choosePlays(kit.company, findings).map(({ play }) => play.id)
  }
  const OF_HANDS = ['others-under-your-name', 'unload-the-scarce', 'hours-from-the-least']

  test.each(['equipment', 'room', 'money', 'approval'] as const)(
    'none for hands where %s runs short',
    resource => {
      expect(refused({ resource }).filter(id => OF_HANDS.includes(id))).toEqual([])
    },
  )

  test('one for hands where hours run short, and for equipment where that does', () => {
    expect(refused({ resource: 'hours' })).toContain('unload-the-scarce')
    expect(refused({ resource: 'equipment' })).toContain('longer-day')
  })

  test('owning against hiring is weighed for what runs short, never for what is unsold', () => {
    const { findings, kit } = findAll(
      firm({
        offer: [
          {
            label: 'nights',
            price: dollars(90),
            unitCost: dollars(20),
            volume: 300,
            capacity: 900,
          },
        ],
        constraint: [{ label: 'the boiler', sort: 'capacity', resource: 'equipment' }],
      }),
    )
    expect(findings.map(({ rule }) => rule)).toContain('capacity.room')
    const ids = choosePlays(kit.company, findings).map(({ play }) => play.id)
    expect(ids).not.toContain('own-or-hire-sheet')
  })
})

test('a line that brings most of all sales calls for moves on lines, none on customers or sources', () => {
  const lines = [0.7, 0.14, 0.1, 0.06].map((share, at) => ({
    label: ['pianos', 'repairs', 'stools', 'hire'][at] ?? '',
    price: dollars(900 - at * 100),
    share,
  }))
  const { findings, kit } = findAll(
    firm({
      offer: lines,
      measure: [
        { label: 'sales', metric: 'sales', form: 'money', value: 90_000_000, per: 'year' as const },
      ],
    }),
  )
  const ofLines = findings.filter(({ family }) => family === 'concentration')
  expect(ofLines.map(({ rule }) => rule)).toContain('concentration.offer')
  const ids = choosePlays(kit.company, ofLines).map(({ play }) => play.id)
  expect(ids).toContain('first-sign-of-a-fall')
  for (const other of ['ceiling-for-one-share', 'next-of-the-same-kind', 'second-leg'])
    expect(ids).not.toContain(other)
})
