import type { MessageRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { ApprovedInsight } from '../strategy/conversation.ts'
import type { Profile } from '../strategy/framework.ts'

export type LearnedFact = { key: string; value: string; quote: string }

/** A fact that a message teaches, with the words that say it; confidence 0–1. */
export type Proposal = {
  key: string
  value: string
  confidence: number
  quote: string
  messageId: string
}

/** What a turn knows when it starts. Times come in; a turn reads no clock. */
export type Known = {
  framework: FrameworkId
  profile: Profile
  insights: readonly ApprovedInsight[]
  /** Facts on record (approved or pending) and facts a person deleted: neither is proposed again. */
  recorded: readonly LearnedFact[]
  deleted: readonly LearnedFact[]
  /** The shown thread, oldest first. Its last message is the user's new one, or the agent's own when the run was started by a choice (another framework, continue). */
  thread: readonly MessageRow[]
  /** ISO date. */
  today: string
}
