import * as z from 'zod'
import { uuid } from '../rows.ts'
import { importRow } from './import-row.ts'
import { CHANNEL_IDS } from './sources.ts'

/** Files of one import, and the bytes of one. */
export const IMPORT_FILES_MAX = 20
export const IMPORT_FILE_BYTES = 200_000_000
/** Problems that are listed of a file; all are counted. */
export const PROBLEMS_LISTED = 200
/** Cells of a file that may be put right; who has more corrects the file. */
export const CORRECTIONS_MAX = 1_000

const correction = z.object({
  line: z.number().int().min(1),
  column: z.number().int().min(0).max(10_000),
  value: z.string().max(400),
  /** What stood there, for whoever takes the correction back. */
  was: z.string().max(400).optional(),
})
export type Correction = z.infer<typeof correction>

/** What a person says of a file. Columns are counted from 0; what a role may be, `roles` of the file says. */
export const fileAnswers = z.object({
  mapping: z.record(z.string().regex(/^\d{1,4}$/), z.string().max(40)).optional(),
  day_order: z.enum(['day-first', 'month-first']).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three capital letters, such as EUR')
    .optional(),
  channel: z.enum(CHANNEL_IDS).optional(),
  channels: z.record(z.string().max(400), z.enum(CHANNEL_IDS)).optional(),
  /** Cells that were put right; they are of this file alone and not remembered for others. */
  corrections: z.array(correction).max(CORRECTIONS_MAX).optional(),
})
export type FileAnswers = z.infer<typeof fileAnswers>

const question = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('mapping') }),
  z.object({
    ask: z.literal('day-order'),
    header: z.string(),
    /** Days of the file that can be read both ways. */
    examples: z.array(z.string()),
  }),
  z.object({ ask: z.literal('currency') }),
])
export type FileQuestion = z.infer<typeof question>

const column = z.object({
  header: z.string(),
  role: z.string(),
  /** In a word: "Spend"; "Left out". */
  becomes: z.string(),
  /** Its first value, as the file has it and as it is read. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type FileColumn = z.infer<typeof column>

const problem = z.object({
  line: z.number().int(),
  /** Counted from 0, for a correction; null where the whole line is meant. */
  column: z.number().int().nullable(),
  header: z.string(),
  value: z.string(),
  says: z.string(),
})
export type FileProblem = z.infer<typeof problem>

/** A file of an import as a page shows it. */
export const importFile = z.object({
  place: z.number().int(),
  name: z.string(),
  bytes: z.number(),
  /** reading: not to its last line yet, or cut off; it has to be read again or taken out before the import is finished. */
  state: z.enum(['asks', 'reading', 'read', 'refused']),
  /** Why it is not read; null where it is. */
  refused: z.string().nullable(),
  /** "Google Ads, campaigns by day". */
  recognised: z.string(),
  /** "German headers", "decimal comma". */
  form: z.array(z.string()),
  lines: z.number().int(),
  columns: z.array(column),
  questions: z.array(question),
  answers: fileAnswers,
  notices: z.array(z.string()),
  /** Words for channels that are not known here. */
  unknown_channels: z.array(z.string()),
  problems: z.array(problem),
  problem_count: z.number().int(),
  /** Lines without a figure of their own, by reason. */
  left_out: z.record(z.string(), z.number()),
})
export type ImportFile = z.infer<typeof importFile>

const change = z.object({
  day: z.string(),
  source: z.string(),
  measure: z.string(),
  currency: z.string().nullable(),
  /** Null: nothing was known, or nothing will be. */
  stands: z.number().nullable(),
  will_stand: z.number().nullable(),
})
export type ImportChange = z.infer<typeof change>

/** The dry run. */
export const importPreview = z.object({
  lines: z.array(
    z.object({
      place: z.number().int(),
      new: z.number().int(),
      restated: z.number().int(),
      same: z.number().int(),
    }),
  ),
  changes: z.array(change),
  changed: z.number().int(),
  span: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
})
export type ImportPreview = z.infer<typeof importPreview>

const namedCampaign = z.object({
  source: z.string(),
  /** Under which its figures are kept. */
  name: z.string(),
  /** What the file calls it. */
  called: z.string(),
  /** Its number came with an earlier import. */
  known: z.boolean(),
  campaign_id: uuid.nullable(),
  campaign_name: z.string().nullable(),
  matched_by_name: z.string().nullable(),
  matched_at: z.string().nullable(),
  first_day: z.string(),
  last_day: z.string(),
})
export type NamedCampaign = z.infer<typeof namedCampaign>

export const importDetail = importRow.omit({ files: true }).extend({
  files: z.array(importFile),
  campaigns: z.array(namedCampaign),
  /** Null once it is in, or taken back. */
  preview: importPreview.nullable(),
  /** What a column may be, for the person who maps. */
  roles: z.array(z.object({ id: z.string(), label: z.string(), group: z.string() })),
})
export type ImportDetail = z.infer<typeof importDetail>
