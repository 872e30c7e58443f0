import type { MessageRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import { factsFromInsights, readAnswer } from '../strategy/conversation.ts'
import type { Fact, FactKey } from '../strategy/framework.ts'
import type { TurnInput } from './ports.ts'

/** Everything known before the next question, newest word per key last: insights, then the thread's answers. */
export function factsOf(input: Pick<TurnInput, 'insights' | 'thread'>): Fact[] {
  const said = answersIn(input.thread)
  const answered = new Set(said.filter(fact => !fact.unknown).map(fact => fact.key))
  return [...factsFromInsights(input.insights).filter(fact => !answered.has(fact.key)), ...said].map(fact => ({ ...fact, value: visible(fact.value), quote: visible(fact.quote) }))
}

/** Without marks that hide or turn text around: a document must read as it was meant. */
const visible = (text: string): string => text.replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD]/g, '')

/** The thread's answers as facts: an answer belongs to the question before it; anything else said later is news about what changed. */
function answersIn(thread: readonly MessageRow[]): Fact[] {
  const facts: Fact[] = []
  let question: MessageRow['question'] = null
  for (const message of thread) {
    if (message.role === 'agent') {
      question = message.question
      continue
    }
    const key = (question?.key ?? 'change') as FactKey
    const answer = readAnswer(message.text, { key })
    const said = { kind: 'answer' as const, ref: message.id, on: message.created_at.slice(0, 10) }
    if (answer.kind === 'unknown') facts.push({ ...said, key, value: '', quote: '', unknown: true })
    else if (answer.kind === 'fact') facts.push({ ...said, key, value: answer.value, quote: answer.quote, unknown: false })
    else if (answer.kind === 'correction') replace(facts, { ...said, key: answer.key ?? facts.at(-1)?.key ?? key, value: answer.value, quote: answer.quote, unknown: false })
  }
  return facts
}

/** A correction takes the place of what was said before under its key. */
function replace(facts: Fact[], fact: Fact): void {
  const before = facts.findLastIndex(earlier => earlier.key === fact.key)
  if (before >= 0) facts.splice(before, 1)
  facts.push(fact)
}

/** Keys of the questions this framework has asked in the thread, each once. */
export const questionsAsked = (thread: readonly MessageRow[], framework: FrameworkId): FactKey[] =>
  [...new Set(thread.filter(message => message.role === 'agent' && message.framework === framework && message.question).map(message => message.question!.key as FactKey))]
