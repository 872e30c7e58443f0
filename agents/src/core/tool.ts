import type { ToolId } from '@sextant/contracts/catalogue'
import type { Period } from '@sextant/contracts/company/figures'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company, Fact } from '../company/company.ts'
import type {
  Claim,
  Envelope,
  NextAction,
  Table,
  TextSection,
} from '@sextant/contracts/deliverable'
import type { Bodies } from '@sextant/contracts/bodies'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { FiguresKnown } from '../figures/known.ts'
import type { Family, FoundBy } from '../findings/finding.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import type { PlaySource } from '../plays/play.ts'
import type { Path } from '../evidence/claims.ts'
import type { Grid, Note } from '../rendering/paper.ts'
import type { AskWords } from './asking/ask-words.ts'
import type { Desk } from './desk.ts'
import type { Known, ProposedFact } from './known.ts'

export type { ToolId }

/** A question for one kind of fact. */
export type Ask = {
  /** Unlike any other of the tool. */
  key: string
  kind: FactKind
  /** The fields it is after: its card shows them first, and it is asked until one of them is known. Without any, one fact of the kind is enough. */
  attributes?: readonly string[]
  /** One question, no preamble. */
  text: (words: AskWords, company: Company) => string
  /** What the answer changes in the deliverable: shown when the person asks why. */
  why: string
  /** Any fact of its kind answers it, and nothing is asked after it. */
  isPlain?: true
  /** A short example of a useful answer. */
  example: (words: AskWords) => string
}

/** What a tool makes of a company: the typed form that its authors gave it. */
export type Arranged<K extends ToolId = ToolId> = {
  body: Bodies[K]
  /** Prose that reads the drawing; what every deliverable says is added by the core. */
  narrative?: readonly TextSection[]
  /** The play that the form itself puts first; without one the strongest leads. */
  lead?: ChosenPlay
  /** What the form itself comes to: the decision says it first, then the play that leads. Without one the decision is that play and its finding. */
  result?: Claim
  /** The fact that all of it is about: it is called after that, and what does not bear on it is left to others. */
  about?: Fact
  /** Moves that belong into this form, the best first; the core fills up with others. */
  plays?: readonly ChosenPlay[]
  /** A move that the form itself argues against: it is left out. */
  speaksAgainst?: (chosen: ChosenPlay) => boolean
  /** What would overturn it, before the stop rules of the moves. */
  wouldChange?: readonly Claim[]
  /** What is done next where no move says it. */
  actions?: readonly NextAction[]
  /** What it was made of besides facts. */
  inputs?: Envelope['inputs']
  /** What it is called in a list, where it is no play that names it. */
  title?: string
}

/** What a tool needs told before it can be written, as a question that asks for no fact. */
export type Awaited = { key: string; text: string; why: string; example: string }
/** What such a question is decided from. */
export type Heard = Pick<Known, 'thread' | 'figures' | 'company'>

/** The field of a fact that stands behind a place of the body. */
export type Feed = {
  fact: string
  attribute: string
  /** What one of the edited figure is in the fact's own unit: 100 for cents. */
  scale?: number
  /** The field holds an amount of money; the edited figure is its cents. */
  amount?: { currency: string; per?: Period }
}

/** A day of a calendar: its date (ISO), what is done, and what else there is to say. `key` stays when the date moves. */
export type CalendarDay = { key: string; on: string; summary: string; description: string }

/** One way of looking at a company: what it asks, how it arranges what is known, its tables. Pure: no clock, no I/O. */
export type Tool<K extends ToolId = ToolId> = {
  id: K
  /** In the order asked; at most seven are put. */
  asks: readonly Ask[]
  /** Named methods that it cites beside those of plays. */
  methods?: readonly PlaySource[]
  /** Families of findings it is about: its decision is looked for there first. */
  families: readonly Family[]
  /** Of other families it shows these alone, where its page has room for little; without it, the weightiest of all. */
  showsBeside?: (found: FoundBy) => boolean
  arrange: (desk: Desk, known: Heard) => Arranged<K>
  /** It is about what was told in its own thread: what is known of other lines is left out. */
  isOfThread?: true
  /** What it still lacks to be written; only for a tool that is about what was measured. */
  awaits?: (heard: Heard) => Awaited | null
  /** It is a plan for so many days: money and hours are told for these. */
  planDays?: number
  /** So many moves at most, where the form has room for fewer than usual. */
  movesMost?: number
  /** The parts of the form that follow from the moves and their next actions, whichever mind chose them. */
  follow?: (body: Bodies[K], around: Pick<Envelope, 'moves' | 'actions'>, desk: Desk) => Bodies[K]
  /** After an edit by hand: every derived number, rank and verdict of the body again; never touches words. */
  recompute: (body: Bodies[K]) => Bodies[K]
  /** Which field of which fact an edited place of the body shows; null where it is the deliverable's own. */
  feeds: (
    body: Bodies[K],
    path: readonly (string | number)[],
    kindOf: (fact: string) => FactKind | undefined,
  ) => Feed | null
  /** Table twins of the body, the main one first. */
  tables: (deliverable: DeliverableOf<K>) => Table[]
  /** The form on paper where it is a table of its own and no drawing. */
  grid?: (body: Bodies[K]) => Grid
  /** Tools of which this one is a deeper form: what was agreed on there holds in its first draft. */
  carriesFrom?: readonly ToolId[]
  /** The first of `tables` is the form itself: paper needs no drawing above it. */
  isTable?: boolean
  /** What the form lacks to be the form at all: "a place for any line"; null where it is whole. */
  lacks?: (body: Bodies[K]) => string | null
  /** Statements of the form that a language model may put in its own words, each with its path in the deliverable. */
  places?: (body: Bodies[K]) => { place: string; path: Path; claim: Claim }[]
  /** What it measured clearly enough for every agent to know: proposed, with the deliverable, as facts of the company model. */
  learns?: (figures: FiguresKnown) => ProposedFact[]
  /** Parts of the form that stand as they were written: no hand changes them. */
  fixed?: readonly string[]
  /** Its days, for a calendar. */
  days?: (deliverable: DeliverableOf<K>) => CalendarDay[]
  /** What is said in words beside the drawing. */
  notes?: (body: Bodies[K]) => Note[]
}
