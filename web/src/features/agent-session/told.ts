import type { MessageRow } from '@sextant/contracts/agent-events'
import type { FactKind } from '@sextant/contracts/company/kinds'

/** An answer that lies behind: what it was about and what was asked. */
export type Told = { kind: FactKind; question: string }

/**
 * The answers before the last one that were given on a card, by their message; their questions, by theirs. One line tells them:
 * what is open is read, what lies behind is looked up.
 */
export function toldIn(thread: readonly MessageRow[]): {
  answers: ReadonlyMap<string, Told>
  questions: ReadonlySet<string>
} {
  const last = thread.findLastIndex(({ role }) => role === 'user')
  const pairs = thread.slice(0, Math.max(last, 0)).flatMap((message, at) => {
    const before = thread[at - 1]
    const kind = before?.question?.kind
    return message.role === 'user' && before && kind ? [{ message, before, kind }] : []
  })
  return {
    answers: new Map(
      pairs.map(({ message, before, kind }) => [message.id, { kind, question: before.text }]),
    ),
    questions: new Set(pairs.map(({ before }) => before.id)),
  }
}
