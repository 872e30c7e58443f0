import type { MessageRow } from '@sextant/contracts/agent-events'
import { frameworkById } from '@sextant/contracts/catalogue'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { knowledgeFor } from '../knowledge/knowledge-for.ts'
import type { Aside } from '../learning/asides.ts'
import { extract } from '../learning/extract.ts'
import { nextQuestion, readAnswer } from '../strategy/conversation.ts'
import type { Fact, FactKey, PlaybookInput, Question } from '../strategy/framework.ts'
import { frameworkFor } from '../strategy/registry.ts'
import { WriterError } from '../writers/writer.ts'
import { builtInWriter } from '../writers/built-in-writer.ts'
import { runChecks } from './checks.ts'
import { claimsOf, withValueAt } from './claims.ts'
import { choiceReason } from './choice.ts'
import { factsOf, lastMessageCounts, questionsAsked } from './facts.ts'
import { originalsOf } from './originals.ts'
import type { TurnInput, TurnPorts } from './ports.ts'

const STEPS = [
  'Reading your answer',
  'Gathering what is known',
  'Drafting and computing',
  'Sharpening the words',
  'Checking sources and sums',
  'Saving',
]

/** One turn of the Strategy agent: ask the next question or write the deliverable, then learn from the answer, whatever became of the writing. */
export async function runTurn(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<void> {
  const last = input.thread.at(-1)
  const pending = pendingQuestion(input.thread)
  if (input.writerNotice) ports.emit({ type: 'notice', text: input.writerNotice, level: 'warning' })
  try {
    await respond(input, ports, signal, last, pending)
  } finally {
    if (last?.role === 'user') await learnFrom(last, pending, input, ports)
  }
}

async function respond(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
  last: MessageRow | undefined,
  pending: Pending | null,
): Promise<void> {
  const playbook = playbookInput(input)
  const framework = frameworkFor(input.framework)
  const answer = last?.role === 'user' ? readAnswer(last.text, pending) : null
  const question = nextQuestion(framework, playbook, questionsAsked(input.thread, input.framework))

  if (pending && (answer?.kind === 'why' || answer?.kind === 'empty')) {
    const explained =
      answer.kind === 'why'
        ? ABOUT[answer.about](questionsAsked(input.thread, input.framework).length)
        : 'I could not read an answer in that. '
    return ask(input, ports, signal, {
      key: pending.key,
      text: `${explained}${pending.why}${pending.example ? ` Useful answers look like ${pending.example.replace(/[?]/g, '')}.` : ''} If you have had enough of questions, say “Just draft it”.\n\n${questionText(input.thread, pending)}`,
      why: pending.why,
      example: pending.example,
    })
  }
  const nothing =
    answer?.kind === 'removal' && !lastMessageCounts(input)
      ? `I find nothing you told me that holds ${answer.removal.words ? `“${answer.removal.words.slice(0, 80)}”` : 'the words you mean'}. The × beside a line removes it; or quote a few words of it, and I take them out and write it again.`
      : null
  const mended =
    answer?.kind === 'replacement' &&
    !playbook.facts.some(
      fact =>
        fact.ref === last?.id &&
        'value' in answer.otherwise &&
        fact.value === answer.otherwise.value,
    )
  if (pending && (answer?.kind === 'removal' || mended)) {
    return ask(input, ports, signal, {
      key: pending.key,
      text: `${nothing ?? (mended ? 'Corrected.' : 'Taken out.')}\n\n${questionText(input.thread, pending)}`,
      why: pending.why,
      example: pending.example,
    })
  }
  if (nothing) return say(input, ports, nothing)
  const draftNow = answer?.kind === 'draft-now' || (answer?.kind === 'fact' && answer.thenDraft)
  const chosen =
    last?.role === 'user' && pending && cameWithoutFramework(input.thread)
      ? `${choiceReason(input.framework, last.text, answer?.kind === 'unknown')} `
      : ''
  if (isDrafted(input) && last?.role === 'user') {
    if (answer && ['why', 'unknown', 'empty'].includes(answer.kind))
      return say(
        input,
        ports,
        'Tell me what is wrong or what is new, in a sentence, and I write it again. Every line can also be edited in place.',
      )
  } else if (question && !draftNow) {
    const acknowledgement =
      answer?.kind === 'unknown' && !chosen
        ? 'Then I treat that as an assumption and give you a way to check it. '
        : ''
    return ask(input, ports, signal, {
      key: question.key,
      text: `${chosen}${acknowledgement}${chosen ? '\n\n' : ''}${question.ask(playbook)}`.replace(
        ' \n',
        '\n',
      ),
      why: question.why,
      example: question.example(playbook),
    })
  }
  await draft(input, playbook, ports, signal)
}

/** What comes before the reason when the person speaks of the conversation; `asked` counts the questions so far. */
const ABOUT: Readonly<Record<Aside, (asked: number) => string>> = {
  reason: () => '',
  length: asked =>
    `At most ${QUESTIONS_MAX} questions, and this is number ${Math.min(asked, QUESTIONS_MAX)}. `,
  who: () => 'I am a program: I ask, compute and write, and every line says where it comes from. ',
  mood: () => 'Fair enough, I keep it short. ',
}

/** Whether the agent's last question was the one that leads to a framework. */
const cameWithoutFramework = (thread: readonly MessageRow[]): boolean =>
  thread.findLast(message => message.role === 'agent')?.framework === null

/** Whether this framework's deliverable was written in the thread: its closing message asks nothing. */
const isDrafted = ({ thread, framework }: TurnInput): boolean =>
  thread.some(
    message =>
      message.role === 'agent' && message.framework === framework && message.question === null,
  )

const say = (input: TurnInput, ports: TurnPorts, text: string): Promise<void> =>
  ports.say({ id: ports.newId(), text, framework: input.framework, question: null })

type Pending = Omit<NonNullable<MessageRow['question']>, 'key'> & { key: Question['key'] }

/** The question that the thread's last agent message asked, if any. */
export function pendingQuestion(thread: readonly MessageRow[]): Pending | null {
  const asked = thread.findLast(message => message.role === 'agent')
  return (asked?.question as Pending | null | undefined) ?? null
}

const questionText = (thread: readonly MessageRow[], pending: Pending): string =>
  thread
    .findLast(message => message.role === 'agent' && message.question?.key === pending.key)
    ?.text.split('\n\n')
    .at(-1)
    ?.replace(/^Then I treat that as an assumption[^.]*\. /, '') ?? ''

/** Profile, insights and everything said in this thread, as the playbooks take it. */
export function playbookInput(
  input: Pick<TurnInput, 'profile' | 'insights' | 'thread' | 'today'>,
): PlaybookInput {
  const facts: Fact[] = factsOf(input)
  const text = [
    input.profile.companyName,
    input.profile.description,
    ...facts.map(fact => fact.value),
  ]
    .join('\n')
    .slice(0, 20_000)
  return {
    profile: input.profile,
    facts,
    knowledge: knowledgeFor({ industry: input.profile.industry, text }),
    today: input.today,
  }
}

/** Under which key an answer to a question is learned. Other answers are read in passing only. */
const LEARNED_AS: Partial<Record<FactKey, string>> = {
  rivals: 'competitors',
  goal: 'goals',
  bestCustomers: 'targetMarket',
  strength: 'uniqueValue',
  constraint: 'painPoints',
  channels: 'channels',
  offer: 'products',
}

async function learnFrom(
  last: MessageRow,
  pending: Pending | null,
  input: TurnInput,
  ports: TurnPorts,
): Promise<void> {
  const key = pending && LEARNED_AS[pending.key]
  const { kind } = readAnswer(last.text, pending)
  // What is taken back, corrected or said about the conversation teaches nothing by itself.
  if (kind === 'removal' || kind === 'replacement' || kind === 'why') return
  const found = extract({
    text: last.text,
    ...(key ? { question: { key, text: questionText(input.thread, pending) } } : {}),
    known: input.recorded,
    deleted: input.deleted,
  })
  await ports.learn(
    found.map(item => ({
      key: item.key,
      value: item.value,
      confidence: item.confidence,
      quote: item.quote,
      messageId: last.id,
    })),
  )
}

async function ask(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
  question: { key: string; text: string; why: string; example: string },
): Promise<void> {
  const id = ports.newId()
  const parentId = input.thread.at(-1)?.id ?? null
  const asked: readonly string[] = questionsAsked(input.thread, input.framework)
  const n = (asked.includes(question.key) ? asked.indexOf(question.key) : asked.length) + 1
  let text = ''
  try {
    const request = {
      company: input.profile.companyName,
      framework: frameworkById(input.framework).name,
      thread: input.thread,
      plan: question.text,
    }
    for await (const delta of input.writer.reply(request, signal)) {
      text += delta
      ports.emit({ type: 'text', messageId: id, parentId, delta })
    }
    signal.throwIfAborted()
    if (!text.includes('?')) text = `${text.trim()}\n\n${question.text}`.trim()
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    ports.emit({
      type: 'notice',
      level: 'warning',
      text: `${error.message} The built-in writer went on.`,
    })
    text = text.includes('?') ? text : question.text
  }
  await ports.say({
    id,
    text,
    framework: input.framework,
    question: {
      key: question.key,
      n: Math.min(n, QUESTIONS_MAX),
      of: QUESTIONS_MAX,
      why: question.why,
      example: question.example,
    },
  })
}

async function draft(
  input: TurnInput,
  playbook: PlaybookInput,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<void> {
  const framework = frameworkFor(input.framework)
  const outputId = ports.newId()
  const step = (index: number): void =>
    ports.emit({ type: 'step', name: STEPS[index]!, index: index + 1, of: STEPS.length })
  step(2)
  const drafted = framework.draft(playbook) as StrategyDeliverable
  ports.emit({ type: 'draft', outputId, framework: input.framework })
  emitParts(drafted, outputId, ports)
  step(3)
  const written = await deepen(drafted, input, playbook.facts, outputId, ports, signal)
  signal.throwIfAborted()
  step(4)
  const { deliverable, repairedPaths } = runChecks(
    written,
    drafted,
    framework,
    originalsOf(input, drafted),
  )
  for (const path of repairedPaths)
    ports.emit({ type: 'part', outputId, path, value: valueAt(deliverable, path) })
  for (const key of ['sources', 'writer', 'checks'] as const)
    ports.emit({ type: 'part', outputId, path: [key], value: deliverable[key] })
  step(5)
  await ports.store(outputId, deliverable)
  await ports.say({
    id: ports.newId(),
    text: closing(deliverable),
    framework: input.framework,
    question: null,
  })
}

/** The deliverable grows in reading order: heading, decision, the drawing's parts, prose, actions, sources. */
function emitParts(deliverable: StrategyDeliverable, outputId: string, ports: TurnPorts): void {
  const { body, checks: _checks, ...envelope } = deliverable
  const part = (path: (string | number)[], value: unknown): void =>
    ports.emit({ type: 'part', outputId, path, value })
  for (const key of [
    'framework',
    'version',
    'title',
    'company',
    'industry',
    'trueOn',
    'inputs',
    'sources',
    'writer',
    'decision',
  ] as const)
    part([key], envelope[key])
  part(['body'], {})
  for (const [key, value] of Object.entries(body)) part(['body', key], value)
  for (const key of [
    'computations',
    'narrative',
    'actions',
    'wouldChange',
    'insightsUsed',
  ] as const)
    part([key], envelope[key])
}

async function deepen(
  drafted: StrategyDeliverable,
  input: TurnInput,
  facts: readonly Fact[],
  outputId: string,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<StrategyDeliverable> {
  let written = {
    ...drafted,
    writer: { kind: input.writer.kind, label: input.writer.label, notice: input.writerNotice },
  } as StrategyDeliverable
  let rewrites = 0
  try {
    for await (const { path, text } of input.writer.deepen({ draft: drafted, facts }, signal)) {
      written = withValueAt(written, [...path, 'text'], text.slice(0, 900).toWellFormed())
      rewrites += 1
      ports.emit({
        type: 'part',
        outputId,
        path: [...path, 'text'],
        value: text.slice(0, 900).toWellFormed(),
      })
    }
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    const notice = rewrites
      ? `${error.message} ${rewrites} of ${claimsOf(drafted).length} statements are its words, the rest the built-in writer's.`
      : `${error.message} The built-in writer wrote this.`
    ports.emit({ type: 'notice', level: 'warning', text: notice })
    return {
      ...written,
      writer: {
        kind: rewrites ? 'provider' : 'built-in',
        label: rewrites ? input.writer.label : builtInWriter().label,
        notice,
      },
    }
  }
  return written
}

const valueAt = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((place, key) => (place as Record<string | number, unknown>)[key], root)

const closing = (deliverable: StrategyDeliverable): string => {
  const assumed = deliverable.sources.filter(source => source.kind === 'assumption').length
  const name = frameworkById(deliverable.framework).name
  const open = assumed
    ? ` ${assumed === 1 ? 'One point rests' : `${assumed} points rest`} on an assumption; each says how to check it.`
    : ''
  return `Your ${name} is ready: ${deliverable.decision.text}${open} Edit any line in place, or tell me what I got wrong and I write it again.`
}
