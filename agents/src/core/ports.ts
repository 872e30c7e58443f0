import type { AgentEventBody, MessageRow } from '@sextant/contracts/agent-events'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { Company } from '../company/company.ts'
import type { LanguageMind } from '../model/mind.ts'
import type { FactChange, Known, ProposedFact } from './known.ts'
import type { Thinking } from './thinking.ts'
import type { ToolId } from './tool.ts'

/** A turn: what is known, and which mind works beside the built-in one. */
export type TurnInput = {
  known: Known
  /** Null: the built-in mind does everything. */
  mind: LanguageMind | null
  /** Why a configured model may not be used in this run (the cap is reached); null when it may. */
  notice: string | null
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
