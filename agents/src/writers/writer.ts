import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { Fact } from '../company/company.ts'
import type { Path } from '../evidence/claims.ts'

export type Usage = { inputTokens: number; outputTokens: number }
export type ReplyRequest = {
  company: string
  /** Its name, and its tool's. */
  agent: string
  tool: string
  /** The conversation so far, oldest first; the last is the user's. */
  thread: readonly { role: 'user' | 'agent'; text: string }[]
  /** What code decided to say: an acknowledgement and the next question. */
  plan: string
}
export type DeepenRequest = { draft: Deliverable; facts: readonly Fact[] }
export type Rewrite = { path: Path; text: string }

/** Phrases what code decided. A writer never decides what is asked, what is true or what a number is. */
export type Writer = {
  kind: 'built-in' | 'provider'
  label: string
  /** Words of the agent's turn, as they come. */
  reply: (request: ReplyRequest, signal: AbortSignal) => AsyncIterable<string>
  /** Better words for claims of the draft, as they come. Claims it leaves out keep the draft's words. */
  deepen: (request: DeepenRequest, signal: AbortSignal) => AsyncIterable<Rewrite>
  /** What the calls so far used. */
  usage: () => Usage
}

/** Thrown by a writer when the provider failed; `message` is fit for the user. */
export class WriterError extends Error {
  override readonly name = 'WriterError'
}
