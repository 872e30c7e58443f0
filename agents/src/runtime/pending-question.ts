import type { MessageRow } from '@sextant/contracts/agent-events'
import type { Question } from '../strategy/framework.ts'

export type Pending = Omit<NonNullable<MessageRow['question']>, 'key'> & { key: Question['key'] }

/** The question that the thread's last agent message asked, if any. */
export function pendingQuestion(thread: readonly MessageRow[]): Pending | null {
  const asked = thread.findLast(message => message.role === 'agent')
  return (asked?.question as Pending | null | undefined) ?? null
}

/** The question itself as it was asked last, without what was said before it. */
export const questionText = (thread: readonly MessageRow[], pending: Pending): string =>
  thread
    .findLast(message => message.role === 'agent' && message.question?.key === pending.key)
    ?.text.split('\n\n')
    .at(-1)
    ?.replace(/^Then I treat that as an assumption[^.]*\. /, '') ?? ''
