import type { Understood } from '@sextant/contracts/quick-start/understood'
import { expect, test } from 'vitest'
import {
  besideFields,
  figuresIn,
  isToShow,
  keptFacts,
  periodIn,
} from '@/features/quick-start/kept-facts.ts'
import { factsToStart } from './facts-to-start.ts'
import type { TypedNames } from '@/features/quick-start/names.ts'
import { readFigures } from './read-figures.ts'

const euros = (whole: number) => ({ cents: whole * 100, currency: 'EUR' })
const UNDERSTOOD: Understood = {
  currency: 'EUR',
  notice: null,
  left: [],
  figures: [],
  boughtAs: null,
  facts: [
    {
      kind: 'offer',
      label: 'kites',
      attributes: { price: euros(40), capacity: 90 },
      quote: 'kites at 40, 90 a year at most',
      likely: true,
    },
    {
      kind: 'goal',
      label: 'kites',
      attributes: { baseline: 30, target: 50, form: 'count' },
      quote: 'from 30 to 50 this season',
      likely: true,
    },
    {
      kind: 'channel',
      label: 'the fair',
      attributes: { spend: euros(60), customers: 4 },
      quote: 'the fair, 60, brought 4',
      likely: true,
    },
    { kind: 'rival', label: 'drones', attributes: {}, quote: 'or drones', likely: false },
  ],
}
const ANSWERS = {
  company: 'kites at 40, 90 a year at most',
  goal: 'from 30 to 50 this season',
  audience: 'schools',
  budget: '0-1000',
  timeline: '1-3-months',
}
const kept = keptFacts(UNDERSTOOD)
const FIT = { special: '', bought: '', stuck: '', tried: '' } as const
const toStart = (facts = kept, fit: Partial<TypedNames> = {}) => {
  const typed: TypedNames = {
    ...FIT,
    ...fit,
    names: { company: 'kites', audience: 'schools', goal: 'kites' },
    figures: figuresIn(kept),
    per: periodIn(kept),
  }
  return factsToStart({
    answers: ANSWERS,
    typed,
    figures: readFigures(typed.figures, 'EUR'),
    facts,
    currency: 'EUR',
    today: new Date('2026-11-22T10:00:00Z'),
    isBudgetKnown: false,
  })
}

test('what was read stands in the fields; the rest of the line, and everything else, in the list', () => {
  expect(figuresIn(kept)).toMatchObject({ price: '40 EUR', now: '30', wanted: '50' })
  expect(periodIn(kept)).toBe('year')
  expect(besideFields(kept[0]!)).toEqual({ capacity: 90 })
  expect(kept.filter(isToShow).map(({ label }) => label)).toEqual(['kites', 'the fair', 'drones'])
})

test('what is ticked goes along with its words; what is not stays away', () => {
  const facts = toStart()
  expect(facts.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'offer kites',
    'segment schools',
    'goal kites',
    'budget most for marketing',
    'channel the fair',
  ])
  expect(facts[0]?.attributes).toEqual({ price: euros(40), capacity: 90 })
  expect(facts[2]?.attributes).toMatchObject({ baseline: 30, target: 50, per: 'year' })
  const unticked = kept.map(fact => ({ ...fact, isKept: fact.kind !== 'channel' && fact.isKept }))
  expect(toStart(unticked).some(({ kind }) => kind === 'channel')).toBe(false)
})

test('how it is bought, where it sticks and what is special about it go along as cards', () => {
  const facts = toStart(kept, {
    bought: 'as-a-thing',
    stuck: 'conversion',
    special: 'sewn by hand',
  })
  expect(facts[0]?.attributes.boughtAs).toBe('as-a-thing')
  expect(facts.find(({ kind }) => kind === 'strength')?.label).toBe('sewn by hand')
  expect(facts.find(({ kind }) => kind === 'constraint')).toMatchObject({
    attributes: { sort: 'conversion' },
    quote: 'People ask, and do not buy',
  })
})

test('a name that was misread keeps nobody from their plan, and a sentence says what is special', () => {
  const misread = kept.map(fact =>
    fact.kind === 'channel' ? { ...fact, label: 'because they could' } : fact,
  )
  const special = 'sewn by hand, and we mend it for life'
  const facts = toStart(misread, { ...FIT, special })
  expect(facts.some(({ kind }) => kind === 'channel')).toBe(false)
  expect(facts.find(({ kind }) => kind === 'strength')).toMatchObject({
    label: 'sewn by hand',
    quote: special,
  })
})

test('who chose a band named no sum: its source says which question was answered', () => {
  expect(toStart().find(({ kind }) => kind === 'budget')?.quote).toBe(
    'What is your monthly budget? 0-1000',
  )
})
