import { TOOL_IDS, type ToolId, toolById } from '@sextant/contracts/catalogue'
import { factWords } from '@sextant/contracts/company/fact-words'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { draftOf } from '../src/core/draft.ts'
import { rebuild } from '../src/core/rebuild.ts'
import type { Company, Fact } from '../src/company/company.ts'
import type { Known } from '../src/core/known.ts'
import { changedLines } from '../src/rendering/changed-lines.ts'
import { linesOf } from '../src/rendering/lines.ts'
import { toolFor } from '../src/tools.ts'
import { companyOf, profileOf } from './company-of.ts'
import type { Firm } from './firm.ts'
import type { EvalRow } from './table.ts'

/** One value of one fact changed under one deliverable. */
export type SeededEdit = {
  what: string
  /** The deliverable reads otherwise once it is made anew. */
  reads: 'otherwise' | 'the same'
  /** It is known to rest on the fact, so that it is marked. */
  isMarked: boolean
  /** Lines with the value as it was, and those of them that are not proposed. */
  holding: number
  missed: string[]
}

/** A firm's facts are no figures: only tools that write from facts. */
const TOOLS = TOOL_IDS.filter(tool => !toolById(tool).isOfFigures)
const NOT_VALUES = new Set(['id', 'kind', 'label', 'quote', 'status', 'about', 'said'])

/** Changes each value of each fact of a firm, one at a time, under a deliverable of each of the tools. */
export function seededEdits(firm: Firm, tools: readonly ToolId[] = TOOLS): SeededEdit[] {
  const company = companyOf(firm)
  const before = new Map(
    tools.map(tool => [tool, draftOf(toolFor(tool), knownOf(firm, company, tool)) as Deliverable]),
  )
  return company.facts.flatMap(fact =>
    valuesOf(fact).flatMap(attribute =>
      tools.map(tool => edited({ firm, company, fact, attribute, before: before.get(tool)! })),
    ),
  )
}

const knownOf = (firm: Firm, company: Company, tool: ToolId): Known => ({
  tool,
  profile: profileOf(firm),
  company,
  thread: [],
  cardsOnly: false,
})

const valuesOf = (fact: Fact): string[] =>
  Object.entries(fact).flatMap(([name, value]) =>
    !NOT_VALUES.has(name) && changedValue(value) !== null ? [name] : [],
  )

/** Another value of the same sort; null for what has none, and for nought, which many lines hold that are about something else. */
function changedValue(value: unknown): unknown {
  if (typeof value === 'number') return otherNumber(value)
  if (typeof value !== 'object' || value === null || !('cents' in value)) return null
  if (value.cents === 0) return null
  return { ...value, cents: Math.round(Number(value.cents) * 1.37) + 100 }
}

const otherNumber = (value: number): number | null => {
  if (value === 0) return null
  return value > 10 ? Math.round(value * 1.37) + 1 : value * 0.5
}

type Edit = {
  firm: Firm
  company: Company
  fact: Fact
  attribute: string
  before: Deliverable
}

function edited({ firm, company, fact, attribute, before }: Edit): SeededEdit {
  const value = changedValue(Reflect.get(fact, attribute))
  const facts = company.facts.map(one =>
    one.id === fact.id ? { ...one, [attribute]: value } : one,
  )
  const known = knownOf(firm, { ...company, facts: facts as Fact[] }, before.tool)
  const after = rebuild({ before, known })
  const lines = changedLines(before, after)
  const proposed = new Set(lines.map(({ before: was }) => was))
  const old = wordsOf(fact, attribute, company.currency)
  const isAlone = company.facts.every(
    one => one.id === fact.id || !holds(one, old, company.currency),
  )
  const holding = isAlone
    ? linesOf(before).filter(({ text }) => namesBoth(text, fact.label, old))
    : []
  return {
    what: `${firm.name}, ${before.tool}: ${attribute} of ${fact.label}`,
    reads: lines.length > 0 ? 'otherwise' : 'the same',
    isMarked: before.insightsUsed.includes(fact.id),
    holding: holding.length,
    missed: holding.map(({ text }) => text).filter(text => !proposed.has(text)),
  }
}

/** A line that names the fact and holds its value, not as the end of a longer number. */
const namesBoth = (text: string, label: string, value: string): boolean =>
  value !== '' &&
  text.toLowerCase().includes(label.toLowerCase()) &&
  text
    .split(value)
    .slice(0, -1)
    .some(before => !/[\d.,]$/.test(before))

type Carded = { kind: FactKind; attributes: Record<string, unknown> }
const carded = (fact: Fact): Carded => {
  const { id: _id, kind, label: _label, quote: _quote, status: _status, ...attributes } = fact
  return { kind, attributes: attributes as Record<string, unknown> }
}

/** A value as its card writes it. */
function wordsOf(fact: Fact, attribute: string, currency: string): string {
  const { kind, attributes } = carded(fact)
  const one = { kind, attributes: { [attribute]: attributes[attribute] } }
  return factWords(one, { currency, labelOf: () => undefined })[0]?.value ?? ''
}

const holds = (fact: Fact, value: string, currency: string): boolean =>
  factWords(carded(fact), { currency, labelOf: () => undefined }).some(word => word.value === value)

export type Recall = { edits: number; unmarked: string[]; holding: number; missed: string[] }

/** Whether everything that rests on a changed fact is marked, and every line with its value proposed. */
export function recallOf(edits: readonly SeededEdit[]): Recall {
  return {
    edits: edits.length,
    unmarked: edits
      .filter(edit => edit.reads === 'otherwise' && !edit.isMarked)
      .map(({ what }) => what),
    holding: edits.reduce((sum, { holding }) => sum + holding, 0),
    missed: edits.flatMap(({ what, missed }) => missed.map(text => `${what}: ${text}`)),
  }
}

const SHOWN = {
  firms: 3,
  tools: ['swot', 'vrio', 'business-model-canvas', 'guided-strategy'],
} as const

/** How complete staleness and proposals are over seeded edits, as lines of the table. */
export function livingRows(firms: readonly Firm[]): EvalRow[] {
  const edits = firms.slice(0, SHOWN.firms).flatMap(firm => seededEdits(firm, SHOWN.tools))
  const { unmarked, missed, holding } = recallOf(edits)
  const row = (figure: string, lost: number, of: number): EvalRow => ({
    figure: `${figure}, of ${of}`,
    got: 1 - lost / Math.max(1, of),
    goal: '100%',
    holds: lost === 0,
    isPart: true,
  })
  const touched = edits.filter(({ reads }) => reads === 'otherwise').length
  return [
    row('deliverables that rest on a changed fact and are marked stale', unmarked.length, touched),
    row('their lines with the value of the fact that are proposed', missed.length, holding),
  ]
}
