import type { AgentEventBody, MessageRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { FactKind } from '@sextant/contracts/company/kinds'
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

/** A fact as it was read in a message, or worked out from it. */
export type FoundFact = {
  kind: FactKind
  label: string
  attributes: Readonly<Record<string, unknown>>
  /** The words it was read in. */
  quote: string
  /** 0–1. */
  confidence: number
  status: 'proposed' | 'assumed' | 'confirmed'
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
  /** Stores facts that were read in a message, unless they are known, and emits the new ones. */
  propose?: (messageId: string, facts: readonly FoundFact[]) => Promise<void>
  /** Stores the finished deliverable and emits `output`. */
  store: (outputId: string, deliverable: StrategyDeliverable) => Promise<void>
  newId: () => string
}
