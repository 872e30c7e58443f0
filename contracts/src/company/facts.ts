import * as z from 'zod'
import { AGENT_SLUGS } from '../catalogue.ts'
import { PLAIN_TEXT } from '../plain-text.ts'
import { documentPlace, isoDate, uuid } from '../rows.ts'
import { PERIODS } from './figures.ts'
import { FACT_KINDS } from './kinds.ts'

/** Standing facts in one model; the rest is asked to be tidied first. */
export const FACTS_MAX = 500
export const QUOTE_MAX = 4_000

/** superseded: another fact took its place. removed: taken out by a person, and can be put back. */
export const FACT_STATUSES = ['proposed', 'assumed', 'confirmed', 'superseded', 'removed'] as const
export const FACT_ORIGINS = ['message', 'card', 'document', 'profile', 'import', 'agent'] as const
/** What a person may decide; removing has an endpoint of its own. */
export const DECIDED_STATUSES = ['proposed', 'assumed', 'confirmed', 'superseded'] as const

/** A reading that is less sure is part of no draft until somebody confirms it. */
export const SURE_FROM = 0.3

/** The table keeps no longer one. */
const FACT_LABEL_MAX = 120

export const factLabel = z
  .string()
  .trim()
  .min(1)
  .max(FACT_LABEL_MAX)
  .regex(PLAIN_TEXT, 'Please use plain text')

/** By kind; `FACT_ATTRIBUTES` says what each may hold, and the server checks it. */
export const factAttributes = z.record(z.string().max(40), z.unknown())

/** What a fact that waits would take the place of: as far as a document tells it otherwise, else all of it. */
export const replacedFact = z.object({
  label: z.string(),
  attributes: factAttributes,
  origin: z.enum(FACT_ORIGINS),
  agent_type: z.enum(AGENT_SLUGS).nullable(),
  said_by_name: z.string().nullable(),
  /** Where it was read, if in a document. */
  document: documentPlace.nullable(),
  /** Since when it is known. */
  since: isoDate,
  /** The waiting fact is this one: what somebody said in a conversation changed it. */
  is_itself: z.boolean(),
  /** Who said so, where it is itself and that person is still here. */
  changed_by_name: z.string().nullable(),
})
export type ReplacedFact = z.infer<typeof replacedFact>

export const companyFactRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  kind: z.enum(FACT_KINDS),
  label: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  /** The words it came from; empty where it was filled in. */
  quote: z.string(),
  origin: z.enum(FACT_ORIGINS),
  agent_type: z.enum(AGENT_SLUGS).nullable(),
  session_id: uuid.nullable(),
  /** The message it was read in, sent with, or completed by last. */
  message_id: uuid.nullable(),
  /** How sure the reading is, 0–1. */
  confidence: z.number(),
  status: z.enum(FACT_STATUSES),
  said_by_name: z.string().nullable(),
  created_at: isoDate,
  updated_at: isoDate,
  /** Earlier states that are kept. */
  earlier: z.number().int(),
  /** Where it was read, if in a document. */
  document: documentPlace.nullish(),
  /** What is known and would be replaced by it, where it waits. */
  replaces: replacedFact.nullish(),
})
export type CompanyFactRow = z.infer<typeof companyFactRow>

export const factVersion = z.object({
  kind: z.enum(FACT_KINDS),
  label: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  status: z.enum(FACT_STATUSES),
  changed_by_name: z.string().nullable(),
  changed_at: isoDate,
})
export type FactVersion = z.infer<typeof factVersion>

/** A deliverable that rests on a fact. */
export const factUse = z.object({
  fact_id: uuid,
  output_id: uuid,
  title: z.string(),
  agent_type: z.enum(AGENT_SLUGS),
})
export type FactUse = z.infer<typeof factUse>

/** A figure as it stands in somebody's words, whatever it is of. */
export const saidFigure = z.object({
  text: z.string(),
  kind: z.enum(['money', 'percent', 'duration', 'date', 'count']),
  /** Cents of money, 0–1 of a percentage, else the number itself. */
  value: z.number(),
  /** The upper end of a range. */
  high: z.number().optional(),
  currency: z.string().optional(),
  per: z.enum(PERIODS).optional(),
  /** Of a duration. */
  unit: z.string().optional(),
  /** What is counted. */
  noun: z.string().optional(),
  day: z.string().optional(),
})
export type SaidFigure = z.infer<typeof saidFigure>

/** What was read in one clause of somebody's words: proposed, never stored by itself. */
export const readCard = z.object({
  quote: z.string(),
  /** The likeliest first. */
  kinds: z.array(z.enum(FACT_KINDS)),
  /** The kind that its own words tell, whatever was asked. */
  says: z.enum(FACT_KINDS).nullable(),
  /** The person's own nouns, and the proper names among them, that could be its name. */
  nouns: z.array(z.string()),
  names: z.array(z.string()),
  /** What its figures fill in, by kind. */
  attributes: z.partialRecord(z.enum(FACT_KINDS), z.record(z.string(), z.unknown())),
  /** Figures that could be either. */
  unclear: z.array(z.object({ text: z.string(), either: z.number(), or: z.number() })),
  /** All its figures that can be read in one way only; `left-figures.ts` says which of them found no place. */
  figures: z.array(saidFigure),
})
export type ReadCardRow = z.infer<typeof readCard>
