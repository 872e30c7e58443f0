import type { Block, PrintedDocument } from '@sextant/agents/rendering/document'
import type { Claim } from '@sextant/contracts/deliverable'
import { expect, test } from 'vitest'
import type { Body, SlidePlan } from './plan.ts'
import { HIGH } from '../../../../platform/paper/slides.ts'
import { slidesOf } from './sections.ts'

const claim = (text: string, ...sources: number[]): Claim => ({ text, sources })
const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: 'heading', level, text })
const paragraph = (text: string, ...sources: number[]): Block => ({
  kind: 'paragraph',
  claim: claim(text, ...sources),
})
const front: Block = {
  kind: 'front',
  agent: 'Strategy',
  title: 'A plan',
  decision: claim('Do it.'),
  lines: ['A company'],
  notice: null,
}

const planned = (...blocks: Block[]): SlidePlan[] => {
  const document: PrintedDocument = {
    title: 'A plan',
    company: 'A company',
    blocks: [front, ...blocks],
    assumed: [front, ...blocks].map(() => new Set([7])),
  }
  return slidesOf(document)
}

const sections = (slides: readonly SlidePlan[]) =>
  slides.filter((slide): slide is Extract<SlidePlan, { kind: 'section' }> =>
    Boolean(slide.kind === 'section'),
  )

function saidBy(body: Body): string[] {
  if (body.kind === 'text') return body.lines.map(({ text }) => text)
  if (body.kind === 'beside') return [...body.lines, ...body.aside].map(({ text }) => text)
  if (body.kind === 'stack')
    return body.tables.flatMap(({ heading: over, table }) => [
      over,
      ...table.rows.flat().map(({ text }) => text),
    ])
  if (body.kind === 'table') return body.table.rows.flat().map(({ text }) => text)
  return []
}

test('a move stands on one slide: its reason and steps, and beside them what it takes', () => {
  const slides = sections(
    planned(
      heading('Moves'),
      heading('Raise the price', 2),
      paragraph('More is asked for than there is.', 1, 7),
      { kind: 'points', items: [claim('Ask more.'), claim('Count who stays away.')] },
      { kind: 'pairs', small: true, items: [{ label: 'Owner', value: claim('You') }] },
    ),
  )
  expect(slides).toHaveLength(1)
  const [{ title, caption, body }] = slides as [(typeof slides)[number]]
  expect([title, caption, body.kind]).toEqual(['Raise the price', 'Moves', 'beside'])
  expect(saidBy(body)).toEqual([
    'More is asked for than there is.',
    'Ask more.',
    'Count who stays away.',
    'You',
  ])
  expect(body.kind === 'beside' && body.lines[0]?.marks).toEqual([
    { n: 1, isAssumed: false },
    { n: 7, isAssumed: true },
  ])
})

test('short sections share a slide, each under its heading; a long one has its own', () => {
  const long = 'What follows from it takes some words to say. '.repeat(20)
  const slides = sections(
    planned(
      heading('What leads'),
      paragraph('The price.'),
      heading('What it takes'),
      paragraph('Four hours.'),
      heading('Why'),
      paragraph(long),
    ),
  )
  expect(slides.map(({ title }) => title)).toEqual(['What leads', 'Why'])
  expect(saidBy(slides[0]!.body)).toEqual(['The price.', 'What it takes', 'Four hours.'])
})

test('what is longer than a slide goes on evenly, and nothing of it is lost', () => {
  const items = Array.from({ length: 41 }, (_, n) =>
    claim(`${n} ${'of the many words '.repeat(6)}`),
  )
  const slides = sections(planned(heading('Figures'), { kind: 'points', items }))
  expect(slides.length).toBeGreaterThan(1)
  expect(slides.slice(1).every(({ title }) => title === 'Figures, continued')).toBe(true)
  expect(slides.flatMap(({ body }) => saidBy(body))).toEqual(items.map(({ text }) => text))
  const counts = slides.map(({ body }) => saidBy(body).length)
  expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) / 2)
})

test('one text longer than a slide is parted between words', () => {
  const words = Array.from({ length: 3_000 }, (_, n) => `word${n}`).join(' ')
  const slides = sections(planned(heading('Why'), paragraph(words)))
  expect(slides.length).toBeGreaterThan(2)
  expect(slides.flatMap(({ body }) => saidBy(body)).join(' ')).toBe(words)
})

test('a table says on every slide whose rows they are', () => {
  const rows = Array.from({ length: 40 }, (_, n) => ['The same', `row ${n}`])
  const slides = sections(
    planned(heading('Rows'), {
      kind: 'table',
      columns: [
        { label: 'Name', numeric: false },
        { label: 'What', numeric: false },
      ] as never,
      rows,
    }),
  )
  expect(slides.length).toBeGreaterThan(1)
  for (const { body } of slides) expect(saidBy(body).slice(0, 4)[0]).toBe('The same')
  expect(
    slides.flatMap(({ body }) => saidBy(body)).filter(text => text === 'The same'),
  ).toHaveLength(slides.length)
})

const column = (label: string) => ({ label, numeric: false })
const table = (rows: number, says = 'says'): Block => ({
  kind: 'table',
  columns: [column('Name'), column('What')] as never,
  rows: Array.from({ length: rows }, (_, n) => [`name ${n}`, `${says} ${n}`]),
})
const onStacks = (slides: ReturnType<typeof sections>) =>
  slides.map(({ title, body }) => [
    title,
    body.kind === 'stack' ? body.tables.map(({ heading: over }) => over) : body.kind,
  ])

test('small tables of one finding share slides, as few as may be and evenly', () => {
  const slides = sections(
    planned(
      heading('What is odd'),
      table(3),
      heading('Where it comes from', 2),
      table(2),
      heading('What it is not', 2),
      table(2),
      heading('What would make it surer', 2),
      table(2),
    ),
  )
  expect(onStacks(slides)).toEqual([
    ['What is odd', ['', 'Where it comes from']],
    ['What it is not', ['', 'What would make it surer']],
  ])
  expect(slides[1]!.caption).toBe('What is odd')
  expect(
    slides.flatMap(({ body }) => saidBy(body)).filter(text => text.startsWith('says')),
  ).toHaveLength(9)
})

test('tables on one slide stand clear of each other and end on it, at a size that is read', () => {
  const long =
    'words of which a cell has more than one line, and figures such as 1,234,567 '.repeat(3)
  const slides = sections(
    planned(
      heading('Finding'),
      table(2, long),
      heading('Rest', 2),
      table(3),
      heading('End', 2),
      table(2),
    ),
  )
  const stacks = slides.flatMap(({ body }) => (body.kind === 'stack' ? [body] : []))
  expect(stacks.length).toBeGreaterThan(0)
  for (const { tables, size } of stacks) {
    expect(size).toBeGreaterThanOrEqual(12)
    const ends = tables.map(({ top, heights }) => top + heights.reduce((all, one) => all + one, 0))
    for (const [index, { headingTop, headingHigh, top }] of tables.entries()) {
      expect(headingTop).toBeGreaterThanOrEqual(ends[index - 1] ?? 0)
      expect(top).toBeGreaterThanOrEqual(headingTop + headingHigh)
    }
    expect(ends.at(-1)).toBeLessThanOrEqual(HIGH)
  }
})

test('a long table has its own slides, and so has a table of another section', () => {
  const slides = sections(
    planned(
      heading('Finding'),
      table(2),
      heading('Day by day', 2),
      table(40),
      heading('What it is not', 2),
      table(2),
      heading('Next actions'),
      table(2),
    ),
  )
  expect(onStacks(slides).at(0)).toEqual(['Finding', 'table'])
  expect(onStacks(slides).slice(-2)).toEqual([
    ['What it is not', 'table'],
    ['Next actions', 'table'],
  ])
  expect(
    slides.flatMap(({ body }) => saidBy(body)).filter(text => text.startsWith('says')),
  ).toHaveLength(46)
})

test('a form too full for a slide is left to its table', () => {
  const cell = (text: string) => ({ heading: 'Strengths', items: [{ claim: claim(text) }] })
  const grid = (text: string): Block => ({
    kind: 'grid',
    grid: { columns: 2, narrow: false, rows: [[cell(text), cell(text)]] },
  })
  const kinds = (text: string) =>
    sections(planned(heading('SWOT'), grid(text))).map(({ body }) => body.kind)
  expect(kinds('Short.')).toEqual(['grid'])
  expect(kinds('So much more than any slide holds. '.repeat(300))).toEqual([])
})
