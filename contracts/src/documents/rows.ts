import * as z from 'zod'
import { AGENT_SLUGS } from '../catalogue.ts'
import { replacedFact } from '../company/facts.ts'
import { FACT_KINDS } from '../company/kinds.ts'
import { isoDate, uuid } from '../rows.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_NAME_MAX,
  DOCUMENT_STATES,
  DOCUMENT_TAG_MAX,
  DOCUMENT_TAGS_MAX,
} from '../document-kinds.ts'

const day = z.iso.date()
export const documentName = z.string().trim().min(1).max(DOCUMENT_NAME_MAX)
export const documentTags = z
  .array(z.string().trim().min(1).max(DOCUMENT_TAG_MAX))
  .max(DOCUMENT_TAGS_MAX)

const LEARN_STATES = ['waiting', 'learning', 'done', 'failed'] as const

const fileOf = {
  version: z.number().int(),
  file_name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z.number().int(),
  state: z.enum(DOCUMENT_STATES),
  /** Why it could not be read, or what of it was not. */
  reason: z.string().nullable(),
  page_count: z.number().int(),
  added_by_name: z.string().nullable(),
  created_at: isoDate,
}

/** A document with its newest version. */
export const documentRow = z.object({
  ...fileOf,
  id: uuid,
  client_id: uuid.nullable(),
  client_slug: z.string().nullable(),
  client_name: z.string().nullable(),
  campaign_id: uuid.nullable(),
  campaign_name: z.string().nullable(),
  name: z.string(),
  tags: z.array(z.string()),
  /** From that day on somebody is asked whether it still holds. */
  expires_on: day.nullable(),
  shared_at: isoDate.nullable(),
  updated_at: isoDate,
  word_count: z.number().int(),
  /** Two letters. */
  language: z.string().nullable(),
  /** The text was recognised in a picture. */
  recognised: z.boolean(),
  read_at: isoDate.nullable(),
  /** Facts that were read in it and wait to be decided. */
  facts_waiting: z.number().int(),
})
export type DocumentRow = z.infer<typeof documentRow>

/** A document that was deleted and can still be brought back. */
export const deletedDocumentRow = documentRow.extend({
  deleted_at: isoDate,
  deleted_by_name: z.string().nullable(),
})
export type DeletedDocumentRow = z.infer<typeof deletedDocumentRow>

export const documentVersion = z.object({
  ...fileOf,
  /** How far a language model is that looks it through for facts; null where none was asked. */
  learn_state: z.enum(LEARN_STATES).nullable(),
  /** Which one. */
  learned_by: z.string().nullable(),
  /** What of it the model did not get to, and why; for people. */
  learn_note: z.string().nullable(),
})
export type DocumentVersion = z.infer<typeof documentVersion>

/** A fact of the company model that was read in a document, and where. */
export const documentFact = z.object({
  id: uuid,
  kind: z.enum(FACT_KINDS),
  label: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  confidence: z.number(),
  status: z.string(),
  version: z.number().int(),
  page: z.number().int(),
  /** The first character of the quote on its page. */
  starts: z.number().int(),
  quote: z.string(),
  /** The language model that read it; null where rules did. */
  read_by: z.string().nullable(),
  /** The fact that stands, where this is a change of it: confirming it changes that one. */
  replaces: replacedFact.nullable(),
  /** When it was read. */
  created_at: isoDate,
})
export type DocumentFact = z.infer<typeof documentFact>

/** A deliverable that rests on a document, and the pages. */
export const documentUse = z.object({
  id: uuid,
  title: z.string(),
  agent_type: z.enum(AGENT_SLUGS),
  output_type: z.string(),
  created_at: isoDate,
  pages: z.array(z.number().int()),
})
export type DocumentUse = z.infer<typeof documentUse>

export const documentDetail = documentRow.extend({
  versions: z.array(documentVersion),
  facts: z.array(documentFact),
  used_by: z.array(documentUse),
})
export type DocumentDetail = z.infer<typeof documentDetail>

const characters = { from: z.number().int(), to: z.number().int() }
const share = z.number()

/** A piece of a page by its characters. Cells of a row are parted by tabs. */
export const pageBlock = z.object({
  sort: z.enum(['heading', 'paragraph', 'item', 'row']),
  ...characters,
})
export type PageBlock = z.infer<typeof pageBlock>

/** Where a line of text stands, as shares (0–1) of the page's width and height, from its upper left corner. */
export const pageLine = z.object({ ...characters, x: share, y: share, w: share, h: share })
export type PageLine = z.infer<typeof pageLine>

export const documentPage = z.object({
  page: z.number().int(),
  words: z.string(),
  blocks: z.array(pageBlock),
  lines: z.array(pageLine),
})
export type DocumentPage = z.infer<typeof documentPage>

/** What the browser hears when a document changes: ids and what came of it. */
export const documentNews = z.object({
  client_id: uuid.nullable(),
  id: uuid,
  state: z.enum([...DOCUMENT_STATES, 'changed', 'deleted', 'restored', 'facts', 'learning']),
})
export type DocumentNews = z.infer<typeof documentNews>
