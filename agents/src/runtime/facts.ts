import type { MessageRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import { withoutHiding } from '@sextant/contracts/plain-text'
import { names, withReplaced, withoutNamed } from '../strategy/amendments.ts'
import { factsFromInsights, readAnswer } from '../strategy/conversation.ts'
import type { Fact, FactKey } from '../strategy/framework.ts'
import type { Known } from './known.ts'

/** Everything known before the next question, newest word per key last: insights, then the thread's answers; less what the person had taken out. */
export function factsOf(input: Pick<Known, 'insights' | 'thread'>): Fact[] {
  return answersIn(input.thread, factsFromInsights(input.insights)).map(fact => ({
    ...fact,
    value: withoutHiding(fact.value),
    quote: withoutHiding(fact.quote),
  }))
}

/** The thread's answers as facts: an answer belongs to the question before it; a statement said later is news about what changed. Insights give way to an answer under their key. */
function answersIn(thread: readonly MessageRow[], insights: readonly Fact[]): Fact[] {
  let facts: Fact[] = []
  let learned = [...insights]
  let question: MessageRow['question'] = null
  for (const message of thread) {
    if (message.role === 'agent') {
      question = message.question
      continue
    }
    const key = (question?.key ?? 'change') as FactKey
    const said = { kind: 'answer' as const, ref: message.id, on: message.created_at.slice(0, 10) }
    let answer = readAnswer(message.text, question && { key })
    if (answer.kind === 'removal') {
      facts = withoutNamed(facts, answer.removal)
      learned = withoutNamed(learned, answer.removal)
      continue
    }
    if (answer.kind === 'replacement') {
      const mended = withReplaced(facts, answer.replacement, said.ref, said.on)
      const relearned = mended ? null : withReplaced(learned, answer.replacement, said.ref, said.on)
      facts = mended ?? facts
      learned = relearned ?? learned
      if (mended || relearned) continue
      answer = answer.otherwise
    }
    if (answer.kind === 'unknown' && question)
      facts.push({ ...said, key, value: '', quote: '', unknown: true })
    else if (answer.kind === 'fact')
      facts.push({ ...said, key, value: answer.value, quote: answer.quote, unknown: false })
    else if (answer.kind === 'correction')
      replace(facts, {
        ...said,
        key: answer.key ?? facts.at(-1)?.key ?? key,
        value: answer.value,
        quote: answer.quote,
        unknown: false,
      })
    const answered = new Set(facts.filter(fact => !fact.unknown).map(fact => fact.key))
    learned = learned.filter(fact => !answered.has(fact.key))
  }
  return [...learned, ...facts]
}

/** Whether the thread's last message changed what is known, or asks to take out words that an earlier message of the person holds. */
export function lastMessageCounts(input: Pick<Known, 'insights' | 'thread'>): boolean {
  const last = input.thread.at(-1)
  const before = input.thread.slice(0, -1)
  if (JSON.stringify(factsOf(input)) !== JSON.stringify(factsOf({ ...input, thread: before })))
    return true
  const answer = last?.role === 'user' ? readAnswer(last.text, null) : null
  return (
    answer?.kind === 'removal' &&
    before.some(message => message.role === 'user' && names(answer.removal, message.text))
  )
}

/** A correction takes the place of what was said before under its key. */
function replace(facts: Fact[], fact: Fact): void {
  const before = facts.findLastIndex(earlier => earlier.key === fact.key)
  if (before >= 0) facts.splice(before, 1)
  facts.push(fact)
}

/** Keys of the questions this framework has asked in the thread, each once; the one that led to the framework counts too. */
export const questionsAsked = (
  thread: readonly MessageRow[],
  framework: FrameworkId,
): FactKey[] => [
  ...new Set(
    thread
      .filter(
        message =>
          message.role === 'agent' &&
          (message.framework === framework || message.framework === null) &&
          message.question,
      )
      .map(message => message.question!.key as FactKey),
  ),
]
