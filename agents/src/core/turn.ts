import { agentById, toolById } from '@sextant/contracts/catalogue'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { builtInWriter } from '../writers/built-in-writer.ts'
import { type Writer, WriterError } from '../writers/writer.ts'
import { claimsOf, withValueAt } from '../evidence/claims.ts'
import type { Known } from './known.ts'
import { AllowedNumbers } from '../evidence/numbers.ts'
import { type Next, type Plan, type PlannedQuestion, withLead } from './plan.ts'
import type { TurnInput, TurnPorts } from './ports.ts'
import { isDrafted } from './thread.ts'

/** Characters of one statement that a writer may send. */
const REWRITE_MAX = 900

const STEPS = [
  'Reading your answer',
  'Gathering what is known',
  'Drafting and computing',
  'Sharpening the words',
  'Checking sources and sums',
  'Saving',
]

/** One turn of an agent: what was said is read and kept, then the next question is asked or the deliverable is written. */
export async function runTurn(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<void> {
  const { writerNotice } = input
  if (writerNotice) ports.emit({ type: 'notice', text: writerNotice, level: 'warning' })
  const plan = await ports.thinking.plan(input.known)
  const { turn, takenOut } = await kept(input, plan, ports)
  const next = withLead(
    sayTakenOut(takenOut) || (plan.read ?? ''),
    nextAfter(plan, takenOut, input),
  )
  if (next.kind === 'ask') return ask(turn, ports, signal, next.question)
  if (next.kind === 'say') return say(turn, ports, next.text)
  await draft(turn, ports, signal, next.lead)
}

/** Where all that was read stays out, nothing is written anew. */
function nextAfter(
  { next, proposed, changes }: Plan,
  takenOut: readonly string[],
  { known }: TurnInput,
): Next {
  const isNothing = takenOut.length > 0 && takenOut.length === proposed.length + changes.length
  const isAgain = next.kind === 'draft' && isDrafted(known.thread, known.tool)
  return isNothing && isAgain ? { kind: 'say', text: '' } : next
}

/** What somebody took out once does not come back by itself; that it was said again is told. */
function sayTakenOut(names: readonly string[]): string {
  const [first, ...more] = names
  if (!first) return ''
  const also = more.length > 0 ? ` and ${more.length} more` : ''
  const were = more.length > 0 ? 'were' : 'was'
  const them = more.length > 0 ? 'them' : 'it'
  return `“${first}”${also} ${were} taken out earlier, so I left ${them} out: “Bring back” under your words puts ${them} back.`
}

/** What was understood is stored, whatever becomes of the writing; the rest of the turn goes on with the company as it then stands. */
async function kept(
  input: TurnInput,
  { proposed, changes }: Plan,
  ports: TurnPorts,
): Promise<{ turn: TurnInput; takenOut: readonly string[] }> {
  const last = input.known.thread.at(-1)
  if (!last || proposed.length + changes.length === 0) return { turn: input, takenOut: [] }
  const { company, takenOut } = await ports.understand({ messageId: last.id, proposed, changes })
  return { turn: { ...input, known: { ...input.known, company } }, takenOut }
}

const say = ({ known }: TurnInput, ports: TurnPorts, text: string): Promise<void> =>
  ports.say({ id: ports.newId(), text, tool: known.tool, question: null })

async function ask(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
  { text: plan, ...question }: PlannedQuestion,
): Promise<void> {
  const { known, writer } = input
  const id = ports.newId()
  const parentId = known.thread.at(-1)?.id ?? null
  let text = ''
  try {
    const { name, agent } = toolById(known.tool)
    const request = {
      company: known.profile.companyName,
      agent: agentById(agent).name,
      tool: name,
      thread: known.thread,
      plan,
    }
    for await (const delta of writer.reply(request, signal)) {
      text += delta
      ports.emit({ type: 'text', messageId: id, parentId, delta })
    }
    signal.throwIfAborted()
    if (!isAsked(text, plan)) text = `${text.trim()}\n\n${questionOf(plan)}`.trim()
    if (inventedNumbers(text, plan, known).length) {
      warn(ports, 'The writer put a number into the question that nobody said: it was taken out.')
      text = plan
    }
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    warn(ports, `${error.message} The built-in writer went on.`)
    if (!isAsked(text, plan)) text = plan
  }
  await ports.say({
    id,
    text,
    tool: known.tool,
    question: { ...question, of: QUESTIONS_MAX },
  })
}

/** What is asked stands last, after what leads to it. */
const questionOf = (plan: string): string => plan.split('\n\n').at(-1)!

/** Whether words put a question: their own, or the planned one, which may have no question mark. */
const isAsked = (text: string, plan: string): boolean =>
  text.includes('?') || text.includes(questionOf(plan))

/** Numbers of a question that neither its plan nor anything said or known holds. */
const inventedNumbers = (text: string, plan: string, known: Known): string[] =>
  new AllowedNumbers()
    .addText(plan)
    .addAll(known.profile)
    .addAll(known.company.facts)
    .addAll(known.thread.map(message => message.text))
    .strays(text)

const warn = (ports: TurnPorts, text: string): void =>
  ports.emit({ type: 'notice', level: 'warning', text })

async function draft(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
  lead = '',
): Promise<void> {
  const { known } = input
  const outputId = ports.newId()
  const step = (index: number): void =>
    ports.emit({ type: 'step', name: STEPS[index]!, index: index + 1, of: STEPS.length })
  step(2)
  const drafted = await ports.thinking.draft(known)
  ports.emit({ type: 'draft', outputId, tool: known.tool })
  emitParts(drafted, outputId, ports)
  step(3)
  const written = await deepen(drafted, input, outputId, ports, signal)
  signal.throwIfAborted()
  step(4)
  const { deliverable, repairedPaths } = await ports.thinking.check(known, drafted, written)
  for (const path of repairedPaths)
    ports.emit({ type: 'part', outputId, path, value: valueAt(deliverable, path) })
  for (const key of ['sources', 'writer', 'checks'] as const)
    ports.emit({ type: 'part', outputId, path: [key], value: deliverable[key] })
  step(5)
  await ports.store(outputId, deliverable)
  const isAgain = isDrafted(known.thread, known.tool)
  const end = isAgain && lead ? writtenAgain(deliverable) : closing(deliverable)
  const says = [lead, end, doubted(known)].filter(Boolean)
  await say(input, ports, says.join(' '))
}

/** The deliverable grows in reading order: heading, decision, the drawing's parts, prose, actions, sources. */
function emitParts(deliverable: Deliverable, outputId: string, ports: TurnPorts): void {
  const { body, checks: _checks, ...envelope } = deliverable
  const part = (path: (string | number)[], value: unknown): void =>
    ports.emit({ type: 'part', outputId, path, value })
  for (const key of [
    'tool',
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
    'findings',
    'narrative',
    'moves',
    'actions',
    'wouldChange',
    'wanted',
    'unconfirmed',
    'insightsUsed',
  ] as const)
    part([key], envelope[key])
}

async function deepen(
  drafted: Deliverable,
  { known, writer, writerNotice }: TurnInput,
  outputId: string,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<Deliverable> {
  let written: Deliverable = {
    ...drafted,
    writer: { kind: writer.kind, label: writer.label, notice: writerNotice },
  }
  let rewrites = 0
  try {
    for await (const rewrite of writer.deepen(
      { draft: drafted, facts: known.company.facts },
      signal,
    )) {
      const path = [...rewrite.path, 'text']
      const value = rewrite.text.slice(0, REWRITE_MAX).toWellFormed()
      written = withValueAt(written, path, value)
      rewrites += 1
      ports.emit({ type: 'part', outputId, path, value })
    }
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    const notice = rewrites
      ? `${error.message} ${rewrites} of ${claimsOf(drafted).length} statements are its words, the rest the built-in writer's.`
      : `${error.message} The built-in writer wrote this.`
    warn(ports, notice)
    return { ...written, writer: { ...whoWrote(writer, rewrites), notice } }
  }
  return written
}

/** Whose words a deliverable carries after a writer broke off. */
const whoWrote = (writer: Writer, rewrites: number): Pick<Writer, 'kind' | 'label'> =>
  rewrites
    ? { kind: 'provider', label: writer.label }
    : { kind: 'built-in', label: builtInWriter().label }

const valueAt = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((place, key) => (place as Record<string | number, unknown>)[key], root)

/** What the agent says when it is done: the decision, and what would make it surer. */
function closing({ tool, decision, moves, unconfirmed, wanted }: Deliverable): string {
  const { name } = toolById(tool)
  if (unconfirmed > 0) return drafted(name, unconfirmed)
  const [more] = wanted
  const open = more ? ` One answer more: ${more.says}` : ''
  const what = moves[0]?.title.text ?? decision.text
  const isDecided = decision.evidence !== 'not rated'
  const start = isDecided ? 'is ready' : 'holds what is known so far, and decides nothing yet'
  return `Your ${name} deliverable ${start}. ${what}${open} Edit any line or card in place, or tell me what I got wrong, and I write it again.`
}

const drafted = (name: string, unconfirmed: number): string =>
  `A first draft of your ${name} stands. ${unconfirmed === 1 ? 'One fact is' : `${unconfirmed} facts are`} only read, not confirmed: each tap on “That is right” rebuilds it, until nothing is open.`

/** What was read and is more likely wrong than right is not built on; that it waits is told. */
function doubted({ company }: Known): string {
  const many = company.facts.filter(({ unsure }) => unsure).length
  if (many === 0) return ''
  const them =
    many === 1
      ? 'it is in the draft once you confirm it'
      : 'each is in the draft once you confirm it'
  return `${many} more ${many === 1 ? 'reading may be' : 'readings may be'} wrong: ${them}.`
}

/** After something was read or put right, that is what counts: the rest was said before. */
function writtenAgain({ tool, unconfirmed }: Deliverable): string {
  const { name } = toolById(tool)
  if (unconfirmed === 0) return `Your ${name} is written anew with it.`
  const open = unconfirmed === 1 ? 'One fact waits' : `${unconfirmed} facts wait`
  return `Your ${name} is written anew. ${open} for your tap.`
}
