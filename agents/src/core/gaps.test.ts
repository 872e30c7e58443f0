import { expect, test } from 'vitest'
import { findAll } from '../findings/find.ts'
import { cases as handover } from '../findings/person/handover-window.cases.ts'
import { RULES } from '../findings/rules.ts'
import { gapsOf } from './gaps.ts'

const [asked] = handover.asks ?? []
const firm = asked!.firm
const wanted = findAll(firm, RULES).wanted

test('a single answer is told as what nobody knows, with what it would show and who would use it', () => {
  const gap = gapsOf(firm, wanted).find(({ attribute }) => attribute === 'handoverWeeks')
  expect(gap).toMatchObject({
    kind: 'person',
    unknown: expect.stringMatching(
      /^how many weeks it takes until somebody else can do the work of/,
    ),
    shows: 'I can say by when the handover has to begin.',
  })
  expect(gap?.agents).toContain('strategy')
})

test('a kind of which nothing stands is one gap, and its fields are none beside it', () => {
  const empty = { ...firm, facts: [] }
  const gaps = gapsOf(empty, wanted)
  expect(gaps.filter(({ kind }) => kind === 'person')).toEqual([
    expect.objectContaining({ attribute: null, unknown: expect.stringMatching(/^who does what/) }),
  ])
  expect(gaps.some(({ kind }) => kind === 'goal')).toBe(true)
})

test('what is known is no gap, and what most agents would use stands first', () => {
  const gaps = gapsOf(firm, wanted)
  const known = new Set(firm.facts.map(({ kind }) => kind))
  expect(gaps.filter(({ kind, attribute }) => known.has(kind) && attribute === null)).toEqual([])
  const counts = gaps.map(({ agents }) => agents.length)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(counts.every(count => count > 0)).toBe(true)
})

test('every question that rules ask has both parts', () => {
  const silent = wanted.filter(({ says }) => !/^Tell me .+, and I can .+/s.test(says.text))
  expect(silent.map(({ says }) => says.text)).toEqual([])
})
