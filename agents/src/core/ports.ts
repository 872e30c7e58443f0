import type { AgentEventBody, MessageRow } from '@sextant/contracts/agent-events'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { Company } from '../company/company.ts'
import type { Writer } from '../writers/writer.ts'
import type { FactChange, Known, ProposedFact } from './known.ts'
import type { Thinking } from './thinking.ts'
import type { ToolId } from './tool.ts'

/** A turn: what is known, and who writes. */
export type TurnInput = {
  known: Known
  writer: Writer
  /** Why the configured writer may not be used in this run (the cap is reached); null when it may. */
  writerNotice: string | null
}

/** What was understood of a message. */
export type Understood = {
  messageId: string
  proposed: readonly ProposedFact[]
  changes: readonly FactChange[]
}

/** What the server lends a turn. Everything is appended to the session's log in the order of the calls. */
export type TurnPorts = {
  thinking: Thinking
  emit: (event: AgentEventBody) => void
  /** Stores the agent's finished message and emits it. Answers the stored row. */
  say: (message: {
    id: string
    text: string
    tool: ToolId
    question: MessageRow['question']
  }) => Promise<void>
  /** Stores what was understood and emits it; answers the company as it stands then, and the names of what a person took out before and that therefore stays out. */
  understand: (understood: Understood) => Promise<{ company: Company; takenOut: readonly string[] }>
  /** Stores the finished deliverable and emits `output`. */
  store: (outputId: string, deliverable: Deliverable) => Promise<void>
  newId: () => string
}
