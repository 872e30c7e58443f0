import * as z from 'zod'
import { SECTION_IDS } from './types.ts'

/** Half-open nothing: whole days, both ends in it. */
const period = z.object({ from: z.string(), to: z.string(), days: z.number().int() })

/** What stands in a table: a word, or a number with its kind and how it is written. Money in minor units, rates 0–1. */
export const cell = z.object({
  text: z.string(),
  value: z.number().nullable(),
  kind: z.enum(['text', 'money', 'count', 'rate', 'ratio', 'number']),
})
export type Cell = z.infer<typeof cell>

/** How sure a verdict is: good and bad are clear, even is within reach or could be chance. */
const tone = z.enum(['good', 'bad', 'even', 'none'])
export type VerdictTone = z.infer<typeof tone>

const head = { id: z.enum(SECTION_IDS), title: z.string(), caption: z.string() }

const prose = z.object({ ...head, form: z.literal('prose'), lines: z.array(z.string()) })
const table = z.object({
  ...head,
  form: z.literal('table'),
  columns: z.array(z.object({ label: z.string(), numeric: z.boolean(), bar: z.boolean() })),
  rows: z.array(
    z.object({
      /** The metric of a key figure, by which a plan is set. */
      id: z.string().nullable(),
      cells: z.array(cell),
      verdict: z.object({ says: z.string(), tone }).nullable(),
    }),
  ),
  /** What the last column says in words, where rows carry a verdict. */
  verdicts: z.string().nullable(),
  total: z.array(cell).nullable(),
  note: z.string().nullable(),
})
const line = z.object({
  ...head,
  form: z.literal('line'),
  metric: z.string(),
  kind: cell.shape.kind,
  points: z.array(
    z.object({ day: z.string(), value: z.number().nullable(), before: z.number().nullable() }),
  ),
  /** Low, middle and high line of the scale, as they are written. */
  ticks: z.array(z.object({ value: z.number(), text: z.string() })),
  last: z.string(),
  note: z.string().nullable(),
})
const falls = z.object({
  ...head,
  form: z.literal('falls'),
  former: cell,
  later: cell,
  parts: z.array(z.object({ label: z.string(), value: z.number(), text: z.string() })),
})
const list = z.object({
  ...head,
  form: z.literal('list'),
  items: z.array(z.object({ lead: z.string(), text: z.string() })),
})

export const reportSection = z.discriminatedUnion('form', [prose, table, line, falls, list])
export type ReportSection = z.infer<typeof reportSection>
export type SectionOf<Form extends ReportSection['form']> = Extract<ReportSection, { form: Form }>

/** Whose report it is: the colour of rule, mark and first series. */
export const reportBrand = z.object({
  name: z.string(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** A picture of /images. */
  logo: z.string().nullable(),
})
export type ReportBrand = z.infer<typeof reportBrand>

/** A report as it is read, whatever it is written to. Once sent it is kept as it is: its numbers never move. */
export const reportContent = z.object({
  /** The sentence over it. */
  headline: z.string(),
  lead: z.string(),
  prepared_for: z.string(),
  period,
  before: period.nullable(),
  currency: z.string(),
  /** The last day that was known; null where nothing was. */
  as_of: z.string().nullable(),
  brand: reportBrand,
  sections: z.array(reportSection),
  sources: z.string(),
  /** There was nothing to tell of: no figures, or none of these days. */
  empty: z.enum(['none', 'period']).nullable(),
})
export type ReportContent = z.infer<typeof reportContent>
