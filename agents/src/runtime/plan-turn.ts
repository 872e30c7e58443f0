import type { MessageRow } from '@sextant/contracts/agent-events'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Aside } from '../learning/asides.ts'
import { nextQuestion, readAnswer } from '../strategy/conversation.ts'
import type { PlaybookInput, Question } from '../strategy/framework.ts'
import { frameworkFor } from '../strategy/registry.ts'
import { choiceReason } from './choice.ts'
import { lastMessageCounts, questionsAsked } from './facts.ts'
import { type Pending, pendingQuestion, questionText } from './pending-question.ts'
import { kindAskedBy } from './kind-asked.ts'
import { playbookInput } from './playbook-input.ts'
import type { Known } from './known.ts'

/** A question as it is put: its words, why it is asked, what a useful answer looks like; `n` counts from 1. */
export type PlannedQuestion = {
  key: string
  text: string
  why: string
  example: string
  n: number
  kind: FactKind | null
}
/** What the agent does in this turn. */
export type Plan =
  | { kind: 'ask'; question: PlannedQuestion }
  | { kind: 'say'; text: string }
  | { kind: 'draft' }

type Answer = ReturnType<typeof readAnswer>
/** A turn as the rules read it. `answer` is null where the person said nothing new. */
type Turn = {
  known: Known
  playbook: PlaybookInput
  last: MessageRow | undefined
  pending: Pending | null
  answer: Answer | null
  next: Question | null
}
type Rule = (turn: Turn) => Plan | null

/** The first rule that has an answer decides; when none has, it is time to write. */
const RULES: readonly Rule[] = [
  explainTheQuestion,
  confirmAmendment,
  admitNothingWasFound,
  askWhatIsWrong,
  askTheNextQuestion,
]

/** Decides what the agent does next, from what is known and what was said last. */
export function planTurn(known: Known): Plan {
  const turn = readTurn(known)
  for (const rule of RULES) {
    const plan = rule(turn)
    if (plan) return plan
  }
  return { kind: 'draft' }
}

function readTurn(known: Known): Turn {
  const last = known.thread.at(-1)
  const pending = pendingQuestion(known.thread)
  const playbook = playbookInput(known)
  const asked = questionsAsked(known.thread, known.framework)
  return {
    known,
    playbook,
    last,
    pending,
    answer: last?.role === 'user' ? readAnswer(last.text, pending) : null,
    next: nextQuestion(frameworkFor(known.framework), playbook, asked) ?? null,
  }
}

/** Asked back, or answered with nothing readable: the question is explained and put again. */
function explainTheQuestion({ known, pending, answer }: Turn): Plan | null {
  if (!pending || (answer?.kind !== 'why' && answer?.kind !== 'empty')) return null
  const asked = questionsAsked(known.thread, known.framework).length
  const reason =
    answer.kind === 'why' ? ABOUT[answer.about](asked) : 'I could not read an answer in that. '
  const example = pending.example
    ? ` Useful answers look like ${pending.example.replace(/[?]/g, '')}.`
    : ''
  const wayOut = ' If you have had enough of questions, say “Just draft it”.'
  return askAgain(known, pending, `${reason}${pending.why}${example}${wayOut}`)
}

/** An earlier answer was mended or taken out while a question is open: said, and the question put again. */
function confirmAmendment(turn: Turn): Plan | null {
  const { known, pending } = turn
  if (!pending) return null
  if (isMended(turn)) return askAgain(known, pending, 'Corrected.')
  if (turn.answer?.kind !== 'removal') return null
  return askAgain(known, pending, nothingFound(turn) ?? 'Taken out.')
}

function admitNothingWasFound(turn: Turn): Plan | null {
  const text = nothingFound(turn)
  return text ? { kind: 'say', text } : null
}

/** After the deliverable was written, only news or a correction writes it again. */
function askWhatIsWrong(turn: Turn): Plan | null {
  if (!saysSomethingAfterDraft(turn)) return null
  if (!turn.answer || !['why', 'unknown', 'empty'].includes(turn.answer.kind)) return null
  return {
    kind: 'say',
    text: 'Tell me what is wrong or what is new, in a sentence, and I write it again. Every line can also be edited in place.',
  }
}

function askTheNextQuestion(turn: Turn): Plan | null {
  const { known, playbook, next } = turn
  if (!next || saysSomethingAfterDraft(turn) || wantsTheDraft(turn)) return null
  const question = next.ask(playbook)
  return plannedAsk(known, {
    key: next.key,
    text: `${leadIn(turn)}${question}`,
    why: next.why,
    example: next.example(playbook),
  })
}

/** What comes before the next question: why this framework, or what becomes of an answer nobody has. */
function leadIn({ known, last, pending, answer }: Turn): string {
  const unsure = answer?.kind === 'unknown'
  if (last?.role === 'user' && pending && cameWithoutFramework(known.thread))
    return `${choiceReason(known.framework, last.text, unsure)}\n\n`
  return unsure ? 'Then I treat that as an assumption and give you a way to check it. ' : ''
}

const saysSomethingAfterDraft = ({ known, last }: Turn): boolean =>
  isDrafted(known) && last?.role === 'user'

const wantsTheDraft = ({ answer }: Turn): boolean =>
  answer?.kind === 'draft-now' || (answer?.kind === 'fact' && answer.thenDraft === true)

/** A removal that names nothing the person ever said. */
function nothingFound({ known, answer }: Turn): string | null {
  if (answer?.kind !== 'removal' || lastMessageCounts(known)) return null
  const { words } = answer.removal
  const named = words ? `“${words.slice(0, 80)}”` : 'the words you mean'
  return `I find nothing you told me that holds ${named}. The × beside a line removes it; or quote a few words of it, and I take them out and write it again.`
}

/** A replacement that found its place in an earlier answer, so that it is no answer by itself. */
function isMended({ playbook, last, answer }: Turn): boolean {
  if (answer?.kind !== 'replacement') return false
  const { otherwise } = answer
  const takenAsAnswer = playbook.facts.some(
    fact => fact.ref === last?.id && 'value' in otherwise && fact.value === otherwise.value,
  )
  return !takenAsAnswer
}

/** What comes before the reason when the person speaks of the conversation; `asked` counts the questions so far. */
const ABOUT: Readonly<Record<Aside, (asked: number) => string>> = {
  reason: () => '',
  length: asked =>
    `At most ${QUESTIONS_MAX} questions, and this is number ${Math.min(asked, QUESTIONS_MAX)}. `,
  who: () => 'I am a program: I ask, compute and write, and every line says where it comes from. ',
  mood: () => 'Fair enough, I keep it short. ',
}

const askAgain = (known: Known, pending: Pending, before: string): Plan =>
  plannedAsk(known, {
    key: pending.key,
    text: `${before}\n\n${questionText(known.thread, pending)}`,
    why: pending.why,
    example: pending.example,
  })

/** A question asked before keeps its number. */
function plannedAsk(known: Known, question: Omit<PlannedQuestion, 'n' | 'kind'>): Plan {
  const asked: readonly string[] = questionsAsked(known.thread, known.framework)
  const before = asked.indexOf(question.key)
  const place = before < 0 ? asked.length : before
  const n = Math.min(place + 1, QUESTIONS_MAX)
  return { kind: 'ask', question: { ...question, n, kind: kindAskedBy(question.key) } }
}

/** Whether the agent's last question was the one that leads to a framework. */
const cameWithoutFramework = (thread: readonly MessageRow[]): boolean =>
  thread.findLast(message => message.role === 'agent')?.framework === null

/** Whether this framework's deliverable was written in the thread: its closing message asks nothing. */
const isDrafted = ({ thread, framework }: Known): boolean =>
  thread.some(
    message =>
      message.role === 'agent' && message.framework === framework && message.question === null,
  )
