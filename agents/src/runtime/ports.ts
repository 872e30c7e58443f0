import type { AgentEventBody, MessageRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { ApprovedInsight } from '../strategy/conversation.ts'
import type { Profile } from '../strategy/framework.ts'
import type { Writer } from '../writers/writer.ts'

export type LearnedFact = { key: string; value: string; quote: string }
export type Proposal = {
  key: string
  value: string
  confidence: number
  quote: string
  messageId: string
}

/** What a turn knows when it starts. Times come in; a turn reads no clock. */
export type TurnInput = {
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
  writer: Writer
  /** Why the configured writer may not be used in this run (the cap is reached); null when it may. */
  writerNotice: string | null
}

/** What the server lends a turn. Everything is appended to the session's log in the order of the calls. */
export type TurnPorts = {
  emit: (event: AgentEventBody) => void
  /** Stores the agent's finished message and emits it. Answers the stored row. */
  say: (message: {
    id: string
    text: string
    framework: FrameworkId
    question: MessageRow['question']
  }) => Promise<void>
  /** Stores what was learned, unless it is known or was rejected before, and emits it. */
  learn: (proposals: readonly Proposal[]) => Promise<void>
  /** Stores the finished deliverable and emits `output`. */
  store: (outputId: string, deliverable: StrategyDeliverable) => Promise<void>
  newId: () => string
}
