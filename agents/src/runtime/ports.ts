import type { AgentEventBody, MessageRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { Known, Proposal } from './known.ts'
import type { Thinking } from './thinking.ts'
import type { Writer } from '../writers/writer.ts'

/** A turn: what is known, and who writes. */
export type TurnInput = {
  known: Known
  writer: Writer
  /** Why the configured writer may not be used in this run (the cap is reached); null when it may. */
  writerNotice: string | null
}

/** What the server lends a turn. Everything is appended to the session's log in the order of the calls. */
export type TurnPorts = {
  thinking: Thinking
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
