import type { MessageRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import { withoutHiding } from '@sextant/contracts/plain-text'
import { names, type Replacement, withReplaced, withoutNamed } from '../strategy/amendments.ts'
import { factsFromInsights, readAnswer, type Reply } from '../strategy/conversation.ts'
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

/** What the insights taught, and what was said in the thread. */
type Heard = { learned: readonly Fact[]; facts: readonly Fact[] }
/** Who said it and when, under which key. */
type Said = { kind: 'answer'; ref: string; on: string; key: FactKey }

/** The thread's answers as facts: an answer belongs to the question before it; a statement said later is news about what changed. Insights give way to an answer under their key. */
function answersIn(thread: readonly MessageRow[], insights: readonly Fact[]): Fact[] {
  let heard: Heard = { learned: insights, facts: [] }
  let question: MessageRow['question'] = null
  for (const message of thread)
    if (message.role === 'agent') question = message.question
    else heard = withMessage(heard, message, question)
  return [...heard.learned, ...heard.facts]
}

function withMessage(heard: Heard, message: MessageRow, question: MessageRow['question']): Heard {
  const key = (question?.key ?? 'change') as FactKey
  const said: Said = { kind: 'answer', ref: message.id, on: message.created_at.slice(0, 10), key }
  const asked = Boolean(question)
  const answer = readAnswer(message.text, question && { key })
  if (answer.kind === 'removal')
    return {
      learned: withoutNamed(heard.learned, answer.removal),
      facts: withoutNamed(heard.facts, answer.removal),
    }
  if (answer.kind !== 'replacement') return withAnswer(heard, answer, said, asked)
  return (
    withMended(heard, answer.replacement, said) ?? withAnswer(heard, answer.otherwise, said, asked)
  )
}

/** Wrong words are mended where they were said, else where they were learned; null when they are in neither. */
function withMended(heard: Heard, wish: Replacement, { ref, on }: Said): Heard | null {
  const facts = withReplaced(heard.facts, wish, ref, on)
  if (facts) return { ...heard, facts }
  const learned = withReplaced(heard.learned, wish, ref, on)
  return learned && { ...heard, learned }
}

function withAnswer(
  { learned, facts: before }: Heard,
  answer: Reply,
  said: Said,
  asked: boolean,
): Heard {
  const facts = withFact(before, answer, said, asked)
  const answered = new Set(facts.filter(fact => !fact.unknown).map(fact => fact.key))
  return { learned: learned.filter(fact => !answered.has(fact.key)), facts }
}

function withFact(
  facts: readonly Fact[],
  answer: Reply,
  said: Said,
  asked: boolean,
): readonly Fact[] {
  if (answer.kind === 'unknown' && asked)
    return [...facts, { ...said, value: '', quote: '', unknown: true }]
  if (answer.kind === 'fact')
    return [...facts, { ...said, value: answer.value, quote: answer.quote, unknown: false }]
  if (answer.kind === 'correction')
    return corrected(facts, {
      ...said,
      key: answer.key ?? facts.at(-1)?.key ?? said.key,
      value: answer.value,
      quote: answer.quote,
      unknown: false,
    })
  return facts
}

/** A correction takes the place of what was said before under its key. */
function corrected(facts: readonly Fact[], fact: Fact): Fact[] {
  const before = facts.findLastIndex(earlier => earlier.key === fact.key)
  return [...facts.filter((_, index) => index !== before), fact]
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
