import { FIGURES_OF_CARD, SourceBook } from './book.ts'
import { expect, test } from 'vitest'
import type { Source } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { dollars, firm } from '../findings/testing/firm.ts'
import { toolFor } from '../tools.ts'
import { quoteStands, runChecks, stepsOf } from './checks.ts'
import { draftOf } from './draft.ts'
import { originalsOf } from './originals.ts'

const company = firm({
  organization: [{ label: 'Harbour Joinery', sells: 'projects' }],
  goal: [
    {
      label: 'oak doors',
      quote: 'from 30 to 40 doors',
      counts: 'sales',
      baseline: 30,
      target: 40,
      unit: { one: 'door', many: 'doors' },
    },
  ],
  offer: [{ label: 'oak doors', price: dollars(1_900, 'sale'), volume: 30 }],
  constraint: [{ label: 'the one finisher', sort: 'one-person', lost: 6 }],
})
const profile = {
  companyName: 'Harbour Joinery',
  industry: 'Other',
  companySize: '1-10',
  description: '',
}
const known = { tool: 'swot' as const, profile, company, thread: [], cardsOnly: false }
const draft = draftOf(toolFor('swot'), known)
const originals = originalsOf(company, profile)

const checked = (written: Deliverable, again = draft.computations) =>
  runChecks(written, { originals, draft, again }).deliverable.checks
const statusOf = (written: Deliverable, id: string, again = draft.computations) =>
  checked(written, again).find(check => check.id === id)?.status
const copy = (): Deliverable => structuredClone(draft)

test('a draft of confirmed facts passes the checks, and says what its form still lacks', () => {
  const [complete, ...others] = checked(draft)
  expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'passed'))
  expect(complete).toMatchObject({
    status: 'shown',
    detail: 'Still missing: a pair of inside and outside. More facts bring them.',
  })
  const bare = { ...copy(), tool: 'vrio', body: { resources: [] }, moves: [], actions: [] }
  const [lacking] = checked(bare as unknown as Deliverable)
  expect(lacking?.detail).toContain('a verdict, moves, actions')
})

test('a number that nobody said or computed is put back, or shown where no draft holds the words', () => {
  const written = copy()
  written.decision = { ...written.decision, text: 'Sell 71% more doors.' }
  const { deliverable, repairedPaths } = runChecks(written, {
    originals,
    draft,
    again: draft.computations,
  })
  expect(deliverable.decision.text).toBe(draft.decision.text)
  expect(repairedPaths).toEqual([['decision']])
  expect(statusOf(written, 'arithmetic')).toBe('repaired')
  const alone = runChecks(written, { originals, draft: null, again: draft.computations })
  expect(alone.deliverable.checks.find(({ id }) => id === 'arithmetic')).toMatchObject({
    status: 'shown',
    detail: expect.stringContaining('71') as string,
  })
})

test('a figure that comes out otherwise from the facts of today is told', () => {
  const again = draft.computations.map(one => ({ ...one, display: 'something else' }))
  expect(statusOf(draft, 'arithmetic', again)).toBe('shown')
})

test('a quote that does not stand where its source points becomes an assumption', () => {
  const written = copy()
  written.sources = written.sources.map(source =>
    source.quote === 'from 30 to 40 doors' ? { ...source, quote: 'from 30 to 400 doors' } : source,
  )
  const { deliverable } = runChecks(written, { originals, draft, again: draft.computations })
  expect(deliverable.checks.find(({ id }) => id === 'sources')?.status).toBe('repaired')
  expect(deliverable.sources.some(({ flags }) => flags.includes('quote not found'))).toBe(true)
})

test('a statement without a source, a misshapen form and an endless statement are shown', () => {
  const bare = copy()
  bare.decision = { text: 'Sell more doors.', sources: [] }
  expect(statusOf(bare, 'sources')).toBe('shown')
  const misshapen = { ...copy(), trueOn: 7 } as unknown as Deliverable
  expect(statusOf(misshapen, 'schema')).toBe('shown')
  const endless = copy()
  endless.decision = { ...endless.decision, text: 'Sell doors. '.repeat(100) }
  expect(statusOf(endless, 'limits')).toBe('shown')
})

test('statements that no fact of the company carries fail the swap test', () => {
  const written = copy()
  written.findings = []
  written.narrative = [
    {
      id: 'x',
      heading: 'Read',
      paragraphs: Array.from({ length: 40 }, (_, index) => ({
        text: `Quality matters, says line ${'i'.repeat(index)}.`,
        sources: [],
      })),
    },
  ]
  expect(statusOf(written, 'swap')).toBe('shown')
})

const source = (parts: Partial<Source>): Source => ({
  n: 1,
  kind: 'answer',
  quote: 'from 30 to 40 doors',
  origin: 'said',
  ref: 'goal-1',
  check: null,
  verified: false,
  flags: [],
  ...parts,
})

test('quotes stand in their own fact only, whatever their quotation marks; methods are those of plays', () => {
  expect(quoteStands(source({}), originals)).toBe(true)
  expect(quoteStands(source({ ref: 'offer-1' }), originals)).toBe(false)
  expect(
    quoteStands(source({ kind: 'method', quote: 'My own method', ref: null }), originals),
  ).toBe(false)
})

test.each([
  ['15 jobs a week, so about 195 a year', 780, true],
  ['we lost 195 jobs', 195, false],
  ['1.210 jobs lost', 1_210, false],
  ['maybe 1,2k jobs', 1_200, false],
  ['a dozen jobs lost', 12, false],
])('“%s” beside %i on the card is marked: %s', (quote, lost, isMarked) => {
  const { facts, ...rest } = firm({ constraint: [{ label: 'the hoist', lost }] })
  const [fact] = facts.map(one => ({ ...one, quote }))
  const book = new SourceBook({ ...rest, facts: fact ? [fact] : [] })
  if (fact) book.fact(fact)
  expect(book.all().map(({ flags }) => flags.includes(FIGURES_OF_CARD))).toEqual([isMarked])
})

test('the swap test counts the steps that name something of this company', () => {
  const sources = [
    { n: 1, kind: 'chat' },
    { n: 2, kind: 'method' },
    { n: 3, kind: 'assumption' },
  ]
  const step = (text: string, cited: number[], computed?: string[]) => ({
    text,
    sources: cited,
    ...(computed && { computed }),
  })
  const moves = [
    {
      steps: [
        step('Ask Harrow for a year.', [1, 2]),
        step('List the last cases.', [2]),
        step('Assume it.', [3]),
        step('Set aside $400.', [2], ['c1']),
      ],
    },
  ]
  expect(stepsOf({ moves, sources } as never)).toEqual({ all: 4, own: 2 })
})
