import type { MessageRow } from '@sextant/contracts/agent-events'
import type { ToolId } from '@sextant/contracts/catalogue'
import type { HandChange } from '@sextant/contracts/deliverable'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../company/company.ts'
import type { FiguresKnown } from '../figures/known.ts'
import type { Profile } from './profile.ts'

/** What a turn knows when it starts. Times come in; a turn reads no clock. */
export type Known = {
  tool: ToolId
  profile: Profile
  /** All standing facts, confirmed and not. */
  company: Company
  /** The shown thread, oldest first. Its last message is the person's new one, or the agent's own when a choice began the run. */
  thread: readonly MessageRow[]
  /** The last message brought cards only: its facts stand already, and its words are theirs. */
  cardsOnly: boolean
  /** What a person changed in place in the deliverable of the same tool that this session made last: it stays where its place still is. */
  byHand?: readonly HandChange[]
  /** What was measured, for a tool that is about it; null where nothing was imported. */
  figures?: FiguresKnown | null
}

/** A fact that was read in somebody's words: proposed, until somebody confirms it. */
export type ProposedFact = {
  kind: FactKind
  label: string
  attributes: Readonly<Record<string, unknown>>
  /** The words it was read in. */
  quote: string
  /** 0–1. */
  confidence: number
  status: 'proposed' | 'assumed' | 'confirmed'
}

/** A change of a standing fact that somebody asked for in words. */
export type FactChange = {
  id: string
  label?: string
  /** Replace those of the same name; null takes one out. */
  attributes?: Record<string, unknown>
  status?: 'proposed' | undefined
  /** Takes it out. */
  remove?: boolean
}
