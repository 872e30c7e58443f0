import * as z from 'zod'
import { HEARD_IN, QUOTE_TOPICS } from '../company/chips.ts'
import { claim } from '../deliverable.ts'

const whole = z.number().int().nonnegative()

/** What a row rests on: customers of `asked` who said it, documents that say it, whether the owner's cards or a computed figure do; with none of these it is assumed. */
export const meter = z.object({
  said: whole,
  /** Customers who say the opposite of it; left out where nobody does. */
  against: whole.optional(),
  asked: whole,
  documents: whole,
  told: z.boolean(),
  computed: z.boolean(),
})
export type Meter = z.infer<typeof meter>

/** One attribute of the persona, and the decision it changes. */
export const personaRow = z.object({
  topic: z.enum(QUOTE_TOPICS),
  says: claim,
  /** People's own words for it, the first from who said it first. */
  words: z.array(claim),
  meter,
  /** What of the firm changes with it; null where it is only assumed: a guess changes nothing. */
  decision: claim.nullable(),
})
export type PersonaRow = z.infer<typeof personaRow>

/** What follows from all talks together and nobody said: a count, the words it was counted from, what changes with it. */
export const personaInsight = z.object({
  says: claim,
  words: z.array(claim),
  changes: claim.nullable(),
})
export type PersonaInsight = z.infer<typeof personaInsight>

/** How much of what is known of two groups is the same, 0–1, with what they share. */
export const personaOverlap = z.object({
  with: claim,
  share: z.number().min(0).max(1),
  shared: z.array(z.string()),
})
export type PersonaOverlap = z.infer<typeof personaOverlap>

/** One group of customers as one person, with what each line rests on. */
export const personaBody = z.object({
  /** Id of the group's fact; null before a group has a card. */
  segment: z.string().nullable(),
  name: claim,
  /** How many they are, what they spend, what part of sales they are. */
  known: z.array(claim),
  /** What they say, where anybody's words are known. */
  quote: claim.nullable(),
  /** What the persona rests on, by where it was heard. */
  sources: z.array(z.object({ heard: z.enum(HEARD_IN), n: whole })),
  rows: z.array(personaRow),
  /** Names under a topic beyond the rows that are shown, so that nothing is left out unsaid; those of an older persona are not known. */
  rest: z.array(z.object({ topic: z.enum(QUOTE_TOPICS), names: z.array(z.string()) })).default([]),
  /** Money and time that customers named, with the words they stand in; those of an older persona have none. */
  figures: z
    .array(z.object({ topic: z.enum(QUOTE_TOPICS), who: z.string(), says: claim, words: claim }))
    .default([]),
  /** What follows from the talks together; those of an older persona have none. */
  insights: z.array(personaInsight).default([]),
  /** Who looks like one and is none. */
  not: z.array(claim),
  overlaps: z.array(personaOverlap),
  /** Topics of which nothing is known: what to ask a real customer next. */
  open: z.array(z.enum(QUOTE_TOPICS)),
})
export type PersonaBody = z.infer<typeof personaBody>

/** Real sources of a persona. */
export const realSources = ({ sources }: Pick<PersonaBody, 'sources'>): number =>
  sources.reduce((sum, { n }) => sum + n, 0)
