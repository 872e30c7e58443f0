import type { MessageRow } from '@sextant/contracts/agent-events'
import type { Asked } from './use-card-draft.ts'

/** The card that the end of a thread asks for; null while it asks for words, or for nothing. */
export function askedBy(thread: readonly MessageRow[], isStreaming: boolean): Asked | null {
  const question = thread.at(-1)?.question
  if (isStreaming || !question?.kind) return null
  return { key: question.key, kind: question.kind, attributes: question.attributes }
}
