import { toolById } from '@sextant/contracts/catalogue'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { answerForm } from './jobs/answer/form.ts'
import { compose } from './jobs/compose.ts'
import { type ReadAnswer, readForm } from './jobs/read/form.ts'
import type { Known } from './known.ts'
import { type Next, type Plan, withLead } from './plan.ts'
import type { TurnInput, TurnPorts } from './ports.ts'
import { ask } from './put-question.ts'
import { isDrafted } from './thread.ts'
import { warn, warnOf } from './warn.ts'

const STEPS = [
  'Reading your answer',
  'Gathering what is known',
  'Drafting and computing',
  'Thinking and writing',
  'Checking sources and sums',
  'Saving',
]

/** One turn of an agent: what was said is read and kept, then the next question is asked or the deliverable is written. */
export async function runTurn(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<void> {
  if (input.notice) warn(ports, input.notice)
  const heard = await hear(input, ports, signal)
  const plan = await ports.thinking.plan(input.known, heard)
  const { turn, takenOut } = await kept(input, plan, ports)
  const replied = await reply(turn, plan, ports, signal)
  const read = sayTakenOut(takenOut) || (plan.read ?? '')
  const lead = [read, replied].filter(Boolean).join(' ')
  const next = withLead(lead, nextAfter(plan, takenOut, input))
  if (next.kind === 'ask') return ask(turn, ports, signal, next)
  if (next.kind === 'say') return say(turn, ports, next.text)
  await draft(turn, ports, signal, next.lead)
}

/** What a language model reads in the last message; undefined where the built-in reader reads. */
async function hear(
  { known, mind }: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<ReadAnswer | undefined> {
  const prompt = mind && (await ports.thinking.prepareRead(known))
  if (!prompt) return undefined
  stepTo(ports, 0)
  try {
    return await mind.whole(prompt, readForm, signal)
  } catch (error) {
    warnOf(error, ports, 'The built-in mind read your words.')
    return undefined
  }
}

/** The answer to what the person asks; empty where nothing was asked. */
async function reply(
  { known, mind }: TurnInput,
  { question }: Plan,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<string> {
  if (!question) return ''
  if (!mind) return question.builtIn
  try {
    const { prompt, glossary } = await ports.thinking.prepareAnswer(known, question.asked)
    const given = await mind.whole(prompt, answerForm, signal)
    const answer = await ports.thinking.settleAnswer(known, given, glossary)
    if (answer) return answer
    warn(ports, 'The language model’s answer did not hold: this one is the built-in mind’s.')
    return question.builtIn
  } catch (error) {
    warnOf(error, ports, 'The built-in mind answered.')
    return question.builtIn
  }
}

const stepTo = (ports: TurnPorts, index: number): void =>
  ports.emit({ type: 'step', name: STEPS[index]!, index: index + 1, of: STEPS.length })

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

async function draft(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
  lead = '',
): Promise<void> {
  const { known } = input
  const outputId = ports.newId()
  stepTo(ports, 2)
  const drafted = await ports.thinking.draft(known)
  ports.emit({ type: 'draft', outputId, tool: known.tool })
  emitParts(drafted, outputId, ports)
  const written = await inModelsWords(drafted, input, outputId, ports, signal)
  signal.throwIfAborted()
  stepTo(ports, 4)
  const { deliverable } = await ports.thinking.check(known, written)
  if (written !== drafted) emitParts(deliverable, outputId, ports)
  for (const key of ['sources', 'writer', 'checks'] as const)
    ports.emit({ type: 'part', outputId, path: [key], value: deliverable[key] })
  stepTo(ports, 5)
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

/** The draft with what a model thought and wrote, job by job; what fails leaves the built-in words, and the reason beside them. */
async function inModelsWords(
  drafted: Deliverable,
  { known, mind, notice }: TurnInput,
  outputId: string,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<Deliverable> {
  const noticed = (text: string | null): Deliverable => ({
    ...drafted,
    writer: { ...drafted.writer, notice: text },
  })
  if (!mind) return noticed(notice)
  stepTo(ports, 3)
  const failures: string[] = []
  const told = (failure: string): void => {
    failures.push(failure)
    warn(ports, failure)
  }
  const work = await compose({ known, mind, outputId, ports, signal, told })
  const why = failures.join(' ') || null
  if (!work) return noticed(why)
  const written = await ports.thinking.draft(known, work)
  return { ...written, writer: { ...written.writer, notice: why } }
}

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
