import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { partsByTopic } from './parts-by-topic.ts'

const company = firm({}, { name: 'Saltmarsh Looms', today: '2026-11-22' })
const goal = { kind: 'goal', attributes: [] } as const
const POURED = `We want 90 orders a month by June 2027, now 60. A shawl sells for $140 and costs us $52, 400 last year. Galleries are 45% of our sales and half of them come back. We turned away 12 orders last season because the big loom is full. The newsletter brought 30 customers for $600. A new law from March raises the price of wool by 15%. Ines retires in August and nobody else can set the big loom. Cash $18,000 in the bank.`

test('a paragraph about everything is cut where its topic changes', () => {
  const parts = partsByTopic(POURED, company, goal) ?? []
  expect(parts.map(({ asked }) => asked?.kind)).toEqual([
    'goal',
    'offer',
    'segment',
    'constraint',
    'channel',
    'change',
    'person',
    'measure',
  ])
  expect(parts.map(({ text }) => text).join(' ')).toBe(POURED)
})

test('what goes on about a thing stays with it', () => {
  const more = POURED.replace('A new law', 'They bought 40 shawls. A new law')
  const parts = partsByTopic(more, company, goal) ?? []
  expect(parts.find(({ asked }) => asked?.kind === 'channel')?.text).toContain('They bought 40')
})

test('an answer to one question stays whole', () => {
  expect(partsByTopic('We want 90 orders a month by June. Now 60.', company, goal)).toBeNull()
  expect(partsByTopic(POURED, company, { kind: 'offer', attributes: [] })).toBeNull()
})

test('where nothing was asked, a sentence is about what it says', () => {
  const said = 'The newsletter brought 30 customers for $600. Galleries are 45% of our sales.'
  const parts = partsByTopic(said, company, null) ?? []
  expect(parts.map(({ asked }) => asked?.kind)).toEqual(['channel', 'segment'])
})

test('a numbered list is cut at its numbers', () => {
  const list =
    '1) customers: galleries 45% of sales, hotels the rest 2) the newsletter brought 30 customers for $600 3) cash $18,000 in the bank'
  const parts = partsByTopic(list, company, null) ?? []
  expect(parts.map(({ asked }) => asked?.kind)).toEqual(['segment', 'channel', 'measure'])
})

test('who speaks, at the beginning of a paragraph, is no fact of it; a label without a kind is no name', () => {
  const said = `Hi, we are a weaving shed in Moss End, 4 of us. Money: cash $18,000 in the bank. ${POURED}`
  const parts = partsByTopic(said, company, goal) ?? []
  const words = parts.map(({ text }) => text).join(' ')
  expect(words).not.toContain('weaving shed')
  expect(words).not.toContain('Money:')
  expect(parts.map(({ text }) => text).at(0)).toBe('cash $18,000 in the bank.')
})

test('a sentence that turns from one thing to another is cut where it turns', () => {
  const parts = partsByTopic(
    'Rope ladders are €40 each, we sold 300 last year, but only Marta can knot them and she retires in May 2027. The rope costs us €9.',
    firm({}, { currency: 'EUR' }),
    null,
  )
  expect(parts?.map(({ text, asked }) => [asked?.kind, text.slice(0, 10)])).toEqual([
    ['offer', 'Rope ladde'],
    ['person', 'only Marta'],
    ['offer', 'The rope c'],
  ])
})
