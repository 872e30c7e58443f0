import * as z from 'zod'
import { TOOL_IDS } from './catalogue.ts'
import { keptLines } from './kept-lines.ts'
import { MINDS, modelWork } from './model-work.ts'

export const sourceKind = z.enum([
  'answer',
  'insight',
  'document',
  'metric',
  'benchmark',
  'method',
  'assumption',
])
export type SourceKind = z.infer<typeof sourceKind>

/** One numbered source of a deliverable. `verified` is set by the server after comparing `quote` with what it points at. */
export const source = z.object({
  n: z.number().int().positive(),
  kind: sourceKind,
  /** Verbatim words of the user, insight, document or benchmark; null for an assumption. */
  quote: z.string().nullable(),
  /** Where it comes from, for people: "Your answer, 14 November 2026", "WordStream by LocaliQ, 2025". */
  origin: z.string(),
  /** Id of the message, insight, document passage or benchmark row it points at. */
  ref: z.string().nullable(),
  /** How to check it; always there for an assumption. */
  check: z.string().nullable(),
  verified: z.boolean(),
  /** Words shown beside it: "older than three years", "quoted by …", "all industries". */
  flags: z.array(z.string()),
  /** Where in a document the words stand: a click leads there. */
  place: z
    .object({ document: z.string(), version: z.number().int(), page: z.number().int() })
    .optional(),
})
export type Source = z.infer<typeof source>

/** What a statement rests on: the person's own words, arithmetic on figures that were given, what was told without a figure, a rule of a method, a published figure, a judgment of the person, a judgment of the language model that is tied to facts. */
export const EVIDENCE_KINDS = [
  'quoted',
  'computed',
  'told',
  'rule',
  'published',
  'estimate',
  'judgment',
  'not rated',
] as const

/** A statement with the numbers of the sources that carry it. At least one source; an assumption is a source too. */
export const claim = z.object({
  text: z.string(),
  sources: z.array(z.number().int().positive()),
  evidence: z.enum(EVIDENCE_KINDS).optional(),
  /** Ids of the computations whose figures stand in it. */
  computed: z.array(z.string()).optional(),
  /** Id of the fact that it is about: what a rating or a correction beside it changes. */
  fact: z.string().optional(),
  /** The language model wrote its words; without it the built-in mind did. */
  by: z.literal('model').optional(),
  /** It says what its facts said before: somebody left it so when the rest was brought up to date. */
  kept: z.literal(true).optional(),
})
export type Claim = z.infer<typeof claim>

/** One computed number: what prose may repeat. `value` is in `unit`; `display` is how it is written. */
export const computation = z.object({
  id: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.enum(['score', 'ratio', 'percent', 'cents', 'count', 'months', 'days', 'correlation']),
  display: z.string(),
  /** The formula in the field's words: "own share ÷ largest rival's share". */
  formula: z.string(),
  /** The inputs by name, so that anybody can redo it. */
  inputs: z.record(z.string(), z.number()),
  /** Names of the facts that it is computed from. */
  from: z.array(z.string()).optional(),
})
export type Computation = z.infer<typeof computation>

export const nextAction = z.object({
  what: claim,
  /** Id of the move whose step it is. */
  move: z.string().optional(),
  /** What it is about, in the company's own words, where the step names nothing of its own. */
  about: z.string().optional(),
  ownerRole: z.string(),
  /** ISO date. */
  due: z.string(),
  metric: z.string(),
})
export type NextAction = z.infer<typeof nextAction>

/** What follows from the facts: a computed relation that the reader did not say. */
export const finding = z.object({
  rule: z.string(),
  claim,
  quadrant: z.enum(['strength', 'weakness', 'opportunity', 'threat']).nullable(),
})
export type Finding = z.infer<typeof finding>

/** A curated move, in full. Cost in cents of `currency`, from and to; weeks until it shows, from and to. */
export const move = z.object({
  id: z.string(),
  title: claim,
  because: claim,
  steps: z.array(claim),
  ownerRole: z.string(),
  hours: z.number(),
  weeks: z.tuple([z.number(), z.number()]),
  cost: z.tuple([z.number(), z.number()]),
  currency: z.string(),
  metric: z.string(),
  stop: z.string(),
  /** The named method it comes from, and the source that says so. */
  method: claim,
})
export type Move = z.infer<typeof move>

/** The one answer that would let more follow. */
export const wanted = z.object({
  says: z.string(),
  kind: z.string(),
  fact: z.string().nullable(),
  attribute: z.string(),
})
export type Wanted = z.infer<typeof wanted>

export const check = z.object({
  id: z.enum(['schema', 'sources', 'arithmetic', 'swap', 'limits']),
  /** `repaired`: it failed and was mended before you saw it. `shown`: it failed and is left visible. */
  status: z.enum(['passed', 'repaired', 'shown']),
  label: z.string(),
  detail: z.string(),
})
export type Check = z.infer<typeof check>

export const writerInfo = z.object({
  kind: z.enum(['built-in', 'provider']),
  /** "Built-in writer" or "Anthropic claude-…". */
  label: z.string(),
  /** Why the configured writer did not write all of it; null when it did. */
  notice: z.string().nullable(),
})
export type WriterInfo = z.infer<typeof writerInfo>

export const textSection = z.object({
  id: z.string(),
  heading: z.string(),
  paragraphs: z.array(claim),
})
export type TextSection = z.infer<typeof textSection>

/** `key` names the place by what stands there, not by its number in a list; `removed`: the item was taken out. */
export const handChange = z.object({
  key: z.string(),
  value: z.unknown(),
  removed: z.boolean().optional(),
})
export type HandChange = z.infer<typeof handChange>

/** Everything a deliverable says around its tool's own body. */
export const envelope = z.object({
  tool: z.enum(TOOL_IDS),
  version: z.literal(1),
  title: z.string(),
  company: z.string(),
  industry: z.string(),
  /** The one sentence the reader acts on. */
  decision: claim,
  /** ISO date on which the inputs were true. */
  trueOn: z.string(),
  /** The facts used, in the user's words. */
  inputs: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      sources: z.array(z.number().int().positive()),
    }),
  ),
  /** Short prose that reads the drawing: at most three sections. */
  narrative: z.array(textSection).max(3),
  computations: z.array(computation),
  /** What the figures say, the weightiest first. */
  findings: z.array(finding).default([]),
  moves: z.array(move).default([]),
  actions: z.array(nextAction).max(5),
  wouldChange: z.array(claim),
  wanted: z.array(wanted).default([]),
  /** How many of its facts nobody has confirmed yet; above 0 it is a draft on unconfirmed facts. */
  unconfirmed: z.number().int().nonnegative().default(0),
  /** What a person changed in place, by a key that survives a rebuild from changed facts. */
  byHand: z.array(handChange).default([]),
  /** Lines that say what facts said before; absent where all are of the same day. */
  keptLines: keptLines.optional(),
  /** Whose words are shown. */
  mind: z.enum(MINDS).default('built-in'),
  /** What a language model made of it; null where none wrote. Shown or not, it is kept. */
  model: modelWork.nullable().default(null),
  sources: z.array(source),
  writer: writerInfo,
  checks: z.array(check),
  /** Ids of the approved insights this deliverable used. */
  insightsUsed: z.array(z.string()),
})
export type Envelope = z.infer<typeof envelope>

/** A plain table: the twin of a drawing for screen readers, CSV, DOCX and PDF. */
export const table = z.object({
  title: z.string(),
  columns: z.array(z.object({ label: z.string(), numeric: z.boolean() })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
})
export type Table = z.infer<typeof table>
