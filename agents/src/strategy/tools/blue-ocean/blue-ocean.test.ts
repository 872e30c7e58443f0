import { describe, expect, test } from 'vitest'
import { firm } from '../../../findings/testing/firm.ts'
import { arranged, drafted } from '../testing/drafted.ts'
import { blueOcean } from './tool.ts'

const ferry = firm({
  organization: [{ label: 'Skerry Line', sells: 'orders' }],
  rival: [
    { label: 'Coast Express', sort: 'rival', betterAt: ['speed'] },
    { label: 'the bridge', sort: 'substitute' },
  ],
  strength: [{ label: 'quiet decks', sort: 'quality' }],
  factor: [
    { label: 'crossing time', ours: 4, theirs: 8, others: 9, aim: 4 },
    { label: 'the car deck', ours: 6, theirs: 7, others: 10, aim: 0 },
    { label: 'the view', ours: 6, theirs: 4, others: 2, aim: 9 },
    { label: 'breakfast on board', ours: 0, theirs: 0, others: 0, aim: 8 },
    { label: 'fares', ours: 5, theirs: 5, others: 4, aim: 5 },
    { label: 'the waiting hall', ours: 5, theirs: 6, others: 5, aim: 2 },
  ],
})
const half = firm({
  rival: [{ label: 'Coast Express', sort: 'rival', betterAt: ['speed'], worseAt: ['trust'] }],
  strength: [{ label: 'quiet decks' }],
  factor: [{ label: 'fares', ours: 5 }, { label: 'the view' }],
})

describe('blue ocean', () => {
  test('the four actions follow from the rated levels', () => {
    const { factors } = drafted(blueOcean, ferry).body
    expect(factors.map(({ name, action }) => [name, action])).toEqual([
      ['Crossing time', 'keep'],
      ['The car deck', 'eliminate'],
      ['The view', 'raise'],
      ['Breakfast on board', 'create'],
      ['Fares', 'keep'],
      ['The waiting hall', 'reduce'],
    ])
  })

  test('the levels stand under the rivals that the cards name', () => {
    const { rivals, factors } = drafted(blueOcean, ferry).body
    expect(rivals).toEqual(['Coast Express', 'The bridge'])
    expect(factors[0]?.rivals).toEqual([8, 9])
  })

  test('the three tests are computed from the wanted curve', () => {
    const { tests } = drafted(blueOcean, ferry).body
    expect(tests.focus).toEqual({
      value: 0.33,
      passed: true,
      display: '2 of 6 factors at 8 or above',
    })
    expect(tests.divergence.passed).toBe(true)
    expect(tests.tagline).toMatchObject({ passed: null, names: ['F4', 'F3'] })
    expect(tests.tagline.text?.text).toBe(
      'Breakfast on board and the view first, the car deck last.',
    )
  })

  test('without levels nothing is computed, and what to rate is named', () => {
    const { body, narrative } = drafted(blueOcean, half)
    expect(body.rivals).toEqual([])
    expect(body.factors.map(({ action }) => action)).toEqual([null, null])
    expect(body.factors[0]?.because.text).toBe(
      'Not rated yet: the level of the rival and where it should go.',
    )
    expect(body.tests).toEqual({
      focus: { value: null, passed: null, display: 'not rated' },
      divergence: { value: null, passed: null, display: 'not rated' },
      tagline: { text: null, names: [], passed: null },
    })
    expect(narrative.find(({ id }) => id === 'curve')?.paragraphs[0]?.evidence).toBe('not rated')
    const [table] = blueOcean.tables(drafted(blueOcean, half))
    expect(table?.rows[1]).toEqual(['The view', 'not rated', 'not rated', 'not rated'])
  })

  test('strengths and what is said of rivals are candidates, without a level', () => {
    const { candidates } = drafted(blueOcean, half).body
    expect(candidates.map(({ text, fact }) => [text, fact])).toEqual([
      ['Quiet decks: a strength of yours', 'strength-1'],
      ['Speed: Coast Express said to be ahead of you', 'rival-1'],
      ['Trust: Coast Express said to be behind you', 'rival-1'],
    ])
  })

  test('an edited level is the level on the card of its factor', () => {
    const { body } = drafted(blueOcean, ferry)
    const feed = (...path: (string | number)[]) => blueOcean.feeds(body, path, () => 'factor')
    expect(feed('factors', 2, 'today')).toEqual({ fact: 'factor-3', attribute: 'ours' })
    expect(feed('factors', 2, 'target')).toEqual({ fact: 'factor-3', attribute: 'aim' })
    expect(feed('factors', 2, 'rivals', 0)).toEqual({ fact: 'factor-3', attribute: 'theirs' })
    expect(feed('factors', 2, 'rivals', 1)).toEqual({ fact: 'factor-3', attribute: 'others' })
    expect(feed('factors', 2, 'rivals', 2)).toBeNull()
    expect(feed('factors', 2, 'name')).toBeNull()
  })

  test('computing anew follows edited levels', () => {
    const { body } = drafted(blueOcean, ferry)
    expect(blueOcean.recompute(body)).toEqual(body)
    const factors = body.factors.map(factor =>
      factor.id === 'F3' ? { ...factor, rivals: [9, 2] } : factor,
    )
    expect(blueOcean.recompute({ ...body, factors }).tests.tagline.passed).toBe(false)
    const lowered = body.factors.map(factor => ({ ...factor, target: 1 }))
    const again = blueOcean.recompute({ ...body, factors: lowered })
    expect(again.factors[0]?.action).toBe('reduce')
    expect(again.tests.focus.passed).toBe(false)
  })

  test('a curve that only rises is said to cost more', () => {
    const rising = firm({
      factor: [
        { label: 'the view', ours: 5, theirs: 5, aim: 9 },
        { label: 'the music', ours: 2, theirs: 5, aim: 7 },
      ],
    })
    const { narrative } = drafted(blueOcean, rising)
    expect(narrative[0]?.paragraphs[0]?.text).toBe(
      '2 factors would rise and none would fall: without something given up, the curve only costs more.',
    )
  })

  test('the curve turns on what the largest group wants, not on the widest step', () => {
    const wanting = firm({
      segment: [
        { label: 'commuters', size: 900, wants: ['Short crossing times'] },
        { label: 'hikers', size: 40, wants: ['the view'] },
      ],
      factor: [
        { label: 'the view', ours: 2, theirs: 3, aim: 9 },
        { label: 'crossing time', ours: 4, theirs: 8, aim: 7 },
        { label: 'breakfast on board', ours: 0, theirs: 0, aim: 8 },
      ],
    })
    const { result } = arranged(blueOcean, wanting)
    expect(result?.text).toContain('The curve turns on crossing time, raised from 4 to 7')
    expect(result?.text).toContain('It is what commuters ask for.')
  })

  const lighthouse = firm({
    goal: [{ label: 'overnight stays', counts: 'sales', baseline: 120, target: 180 }],
    rival: [
      { label: 'Harbour Inn', sort: 'rival', lostTo: 0.2 },
      { label: 'the day trip', sort: 'substitute', lostTo: 0.5 },
    ],
    factor: [
      { label: 'the lamp room', ours: 9, theirs: 2, aim: 9 },
      { label: 'supper', ours: 2, theirs: 3, aim: 8 },
      { label: 'parking', ours: 6, theirs: 7, aim: 3 },
    ],
  })

  test('a single step stands in the tagline beside what stays far ahead', () => {
    const { tagline } = drafted(blueOcean, lighthouse).body.tests
    expect(tagline.text?.text).toBe('Supper and the lamp room first, parking last.')
    expect(tagline.names).toEqual(['F2', 'F1'])
  })

  test('the curve is held against the goal, against whom those go who are lost, and against all four actions', () => {
    const { narrative, moves } = drafted(blueOcean, lighthouse)
    const told = narrative.find(({ id }) => id === 'curve')?.paragraphs.map(({ text }) => text)
    expect(told).toContain(
      'The goal for overnight stays asks for 60 more than the 120 of today, 50% on top. Of those you lose, 50% choose the day trip: show the curve to them before anybody.',
    )
    expect(told?.some(text => text.startsWith('Nothing is created and nothing left out'))).toBe(
      true,
    )
    expect(moves[0]?.steps[2]?.text).toContain('who chose the day trip or bought nothing')
    const whole = drafted(blueOcean, ferry).narrative
    expect(JSON.stringify(whole)).not.toMatch(/Nothing is created|Nothing is left out/)
  })

  test('without factors the canvas is empty', () => {
    expect(drafted(blueOcean, firm({})).body).toMatchObject({ factors: [], candidates: [] })
  })
})
