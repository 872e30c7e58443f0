import type { Block, PrintedDocument } from '@sextant/agents/rendering/document'
import { besideOf, tablesOf, textsOf } from './bodies.ts'
import { gridBody } from './grid-room.ts'
import { lettersOf, linesOf } from './lines.ts'
import type { Body, Flow, SlidePlan, TextLine } from './plan.ts'
import { inStacks, type LooseTable, stackOf } from './stack.ts'

/** Sections of this many letters and fewer share a slide. */
const SHORT = 330

type Placed = { block: Block; assumed: ReadonlySet<number> }
type Section = { title: string; caption: string; placed: Placed[] }
/** Tables that may share a slide, each with its heading. */
type Tables = { kind: 'tables'; tables: readonly LooseTable[] }
type Part = { title: string; caption: string; body: Flow | Tables | Body }

/** A file as slides: one for each section, several where it is longer than a slide; a few short ones share one. */
export function slidesOf(document: PrintedDocument): SlidePlan[] {
  const slides = chaptersOf(document).flatMap(({ front, sections }) => [
    front,
    ...shared(sections.flatMap(partsOf)).flatMap(onSlides),
  ])
  return slides.map((slide, index) => (goesOn(slides[index - 1], slide) ? continued(slide) : slide))
}

const goesOn = (before: SlidePlan | undefined, slide: SlidePlan): boolean =>
  before?.kind === 'section' &&
  slide.kind === 'section' &&
  before.title === slide.title &&
  before.caption === slide.caption

const continued = (slide: SlidePlan): SlidePlan => ({
  ...slide,
  title: `${slide.title}, continued`,
})

type Front = Extract<SlidePlan, { kind: 'front' }>

/** A document, or each part of a combined one: its front and its sections. */
function chaptersOf({ blocks, assumed }: PrintedDocument): { front: Front; sections: Section[] }[] {
  const chapters: { front: Front; sections: Section[] }[] = []
  let heading = ''
  blocks.forEach((block, index) => {
    const sections = chapters.at(-1)?.sections
    if (block.kind === 'front' || block.kind === 'part') {
      const { title, decision, agent, lines } = block
      const front: Front = { kind: 'front', title, lead: decision.text, lines: [agent, ...lines] }
      chapters.push({ front, sections: [] })
    } else if (block.kind === 'heading') {
      if (block.level === 1) heading = block.text
      const isPart = block.level === 2 && block.text !== heading
      sections?.push({ title: block.text, caption: isPart ? heading : '', placed: [] })
    } else sections?.at(-1)?.placed.push({ block, assumed: assumed[index] ?? new Set() })
  })
  return chapters
}

/** What follows another in words flows together; what is drawn stands alone. */
function partsOf({ title, caption, placed }: Section): Part[] {
  const bodies: Part['body'][] = []
  let lines: TextLine[] = []
  let isAppendix = false
  const flush = (): void => {
    if (lines.length > 0) bodies.push({ kind: 'flow', lines, isAppendix })
    lines = []
    isAppendix = false
  }
  for (const { block, assumed } of placed) {
    const words = linesOf(block, assumed)
    if (words === null) {
      flush()
      bodies.push(...drawnOf(title, block, assumed))
    } else if (block.kind === 'pairs' && block.small && lines.length > 0) {
      const beside = besideOf(lines, words)
      if (beside) {
        bodies.push(beside)
        lines = []
      } else lines.push(...words)
    } else {
      lines.push(...words)
      isAppendix ||= block.kind === 'sources' || (block.kind === 'pairs' && block.small === true)
    }
  }
  flush()
  return bodies.map(body => ({ title, caption, body }))
}

function drawnOf(title: string, block: Block, assumed: ReadonlySet<number>): Part['body'][] {
  if (block.kind === 'table') return [{ kind: 'tables', tables: [{ title, block, assumed }] }]
  if (block.kind === 'drawing') return [{ kind: 'drawing', deliverable: block.deliverable }]
  if (block.kind === 'grid') return gridBody(block.grid, assumed)
  // Checks are about the writing.
  return []
}

/** Short sections that follow each other come on one slide, each under its heading; tables of one section are looked at together. */
function shared(parts: readonly Part[]): Part[] {
  const kept: Part[] = []
  for (const part of parts) {
    const before = kept.at(-1)
    const joined = before && joinedWith(before, part)
    if (joined) kept[kept.length - 1] = joined
    else kept.push(part)
  }
  return kept
}

function joinedWith(before: Part, part: Part): Part | null {
  const [first, second] = [before.body, part.body]
  if (first.kind === 'tables' && second.kind === 'tables') {
    if (sectionOf(before) !== sectionOf(part)) return null
    return { ...before, body: { kind: 'tables', tables: [...first.tables, ...second.tables] } }
  }
  if (first.kind !== 'flow' || second.kind !== 'flow') return null
  if (first.isAppendix || second.isAppendix || before.caption || part.caption) return null
  if (lettersOf(first.lines) > SHORT * 2 || lettersOf(second.lines) > SHORT) return null
  const heading: TextLine = { as: 'heading', lead: '', text: part.title, marks: [] }
  return { ...before, body: { ...first, lines: [...first.lines, heading, ...second.lines] } }
}

/** The section that a part stands in, or is. */
const sectionOf = ({ title, caption }: Part): string => caption || title

function onSlides(part: Part): SlidePlan[] {
  const { title, caption, body } = part
  if (body.kind === 'tables')
    return inStacks(body.tables).flatMap(group => stacked(group, sectionOf(part)))
  const bodies = body.kind === 'flow' ? textsOf(body) : [body]
  return bodies.map(one => ({ kind: 'section', title, caption, body: one }))
}

/** Tables that share a slide, or one on as many as it takes; the first of them names it. */
function stacked([first, ...more]: readonly LooseTable[], section: string): SlidePlan[] {
  const { title, block, assumed } = first!
  const caption = title === section ? '' : section
  const stack = more.length > 0 ? stackOf([first!, ...more]) : null
  const bodies = stack ? [stack] : tablesOf(block, assumed)
  return bodies.map(body => ({ kind: 'section', title, caption, body }))
}
