import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { DeliverableOf } from '@sextant/contracts/strategy/deliverable'
import type { Table } from '@sextant/contracts/deliverable'
import type { Knowledge } from '../knowledge/pack.ts'

export type { Table }

/** What a session knows under one key, in the words it came in. `unknown` is the user's "I don't know": it becomes an assumption. */
export type Fact = {
  key: FactKey
  value: string
  unknown: boolean
  /** `profile` is what was given at onboarding; it counts as the user's own answer. */
  kind: 'answer' | 'insight' | 'document' | 'profile'
  /** Verbatim words behind `value`. */
  quote: string
  /** Message, insight or passage id; null for the profile. */
  ref: string | null
  /** ISO date on which it was said. */
  on: string
}

/** Facts that frameworks share, so that one session never asks twice. Insight keys map onto the first ten. */
export const FACT_KEYS = [
  'market',
  'offer',
  'rivals',
  'bestCustomers',
  'strength',
  'constraint',
  'goal',
  'channels',
  'numbers',
  'change',
  'resources',
  'inside',
  'initiatives',
  'budget',
  'baseline',
  'period',
  'prices',
  'costs',
  'switching',
  'outcomes',
  'partners',
  'compare',
  'shares',
] as const
export type FactKey = (typeof FACT_KEYS)[number]

export type Profile = {
  companyName: string
  industry: string
  companySize: string
  description: string
}

export type PlaybookInput = {
  profile: Profile
  facts: readonly Fact[]
  knowledge: Knowledge
  /** ISO date; playbooks never read a clock. */ today: string
}

export type Question = {
  key: FactKey
  /** The question, in the trade's words; may use facts already known. One question, no preamble. */
  ask: (input: PlaybookInput) => string
  /** What the answer changes in the deliverable: shown when the user asks why. */
  why: string
  /** A short example of a useful answer in this trade. */
  example: (input: PlaybookInput) => string
}

/** One strategy framework as data and pure functions. No clock, no I/O. */
export type Framework<K extends FrameworkId = FrameworkId> = {
  id: K
  /** In the order asked; at most seven. A question whose key is already known is skipped. */
  questions: readonly Question[]
  /** Facts and knowledge → a complete typed deliverable with computed numbers and numbered sources. `checks` is left empty and `writer` says built-in. */
  draft: (input: PlaybookInput) => DeliverableOf<K>
  /** After an edit by hand: every derived number, move, verdict, rank and computation again; never touches the user's words. */
  recompute: (edited: DeliverableOf<K>) => DeliverableOf<K>
  /** Table twins of the body, the main one first. */
  tables: (deliverable: DeliverableOf<K>) => Table[]
}
