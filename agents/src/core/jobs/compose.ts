import { toolById } from '@sextant/contracts/catalogue'
import type { ModelWork, ModelStatement } from '@sextant/contracts/model-work'
import type { Known } from '../known.ts'
import type { TurnPorts } from '../ports.ts'
import { tokensOf } from '../../model/call.ts'
import { judgeForm, type Verdict } from './judge/form.ts'
import { type Judged, judgePrompt } from './judge/prompt.ts'
import type { LanguageMind } from '../../model/mind.ts'
import { ModelError } from '../../model/model-error.ts'
import { fenced, type Prompt } from '../../model/prompt.ts'
import { type ThinkAnswer, thinkForm } from './think/form.ts'
import type { Thoughts } from './think/settle.ts'
import type { Prepared, PreparedWords } from './thoughts.ts'
import type { Glossary } from './words/glossary.ts'
import { type Written, writeForm } from './write/form.ts'

/** What a model's part of a deliverable needs. `told`: something went wrong in a way that a person should know. */
export type Composing = {
  known: Known
  mind: LanguageMind
  outputId: string
  ports: TurnPorts
  signal: AbortSignal
  told: (failure: string) => void
}

/** Lets a model think about a draft, judge what it thought, and write; null where nothing of it came. Each job that fails leaves what the built-in mind made. */
export async function compose(composing: Composing): Promise<ModelWork | null> {
  const thinking = await composing.ports.thinking.prepareThink(composing.known)
  sayEstimate(composing, thinking.prompt)
  // What was measured is computed to the end: only the words are the model's.
  const { isOfFigures } = toolById(composing.known.tool)
  const thought = isOfFigures
    ? workOf(composing.mind, thinking.glossary)
    : await thoughtOf(composing, thinking)
  const written = await write(composing, thought, thinking.glossary)
  const isNothing =
    written.statements.length + written.findings.length + written.moves.length === 0 &&
    written.order.length === 0
  return isNothing ? null : written
}

/** Tokens that an answer usually has. */
const USUAL = { think: 1_500, judge: 500, write: 3_500 }

/** What the work will use is said before it begins; Stop ends it, and the paying. */
function sayEstimate({ mind, ports }: Composing, { instructions, material }: Prompt): void {
  const input = tokensOf(instructions.length + material.length)
  const of = (job: keyof typeof USUAL, many = 1) => ({
    job,
    tokens: { input: input * many, cached: 0, output: USUAL[job] * many },
  })
  const words = mind.estimate([of('think'), of('write'), of('judge', 2)])
  ports.emit({
    type: 'notice',
    level: 'info',
    text: `${mind.label} thinks and writes now: ${words}. Stop ends it at any time.`,
  })
}

/** The part of a model's work that words refer to. */
function workOf(mind: LanguageMind, glossary: Glossary): ModelWork {
  const figures = Object.entries(glossary.figures).map(([alias, { ref }]) => [alias, ref])
  const facts = Object.entries(glossary.facts).map(([alias, { id }]) => [alias, id])
  return {
    label: mind.label,
    figures: Object.fromEntries(figures),
    facts: Object.fromEntries(facts),
    findings: [],
    moves: [],
    order: [],
    statements: [],
  }
}

/** Findings, moves and their order, judged by a second pass; what is not judged is not shown. */
async function thoughtOf(composing: Composing, { prompt, glossary }: Prepared): Promise<ModelWork> {
  const { mind, ports, known, signal, told } = composing
  const empty = workOf(mind, glossary)
  try {
    const first = await mind.whole(prompt, thinkForm, signal)
    const settled = await ports.thinking.settleThink(known, first, glossary)
    const thoughts =
      settled.refused.length > 0 ? await mended(composing, { prompt, glossary }, settled) : settled
    const { refused: _refused, ...kept } = thoughts
    return await judgedThoughts(composing, { ...empty, ...kept })
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    told(`${error.message} Its own findings and moves are left out.`)
    return empty
  }
}

/** What the rails refused is asked for once more, with the reasons; what is refused again falls. */
async function mended(
  { mind, ports, known, signal }: Composing,
  { prompt, glossary }: Prepared,
  first: Thoughts,
): Promise<Thoughts> {
  const again = withRefusals(prompt, first.refused)
  let answer: ThinkAnswer
  try {
    answer = await mind.whole(again, thinkForm, signal)
  } catch (error) {
    if (error instanceof ModelError) return first
    throw error
  }
  const second = await ports.thinking.settleThink(known, answer, glossary)
  const isBetter = second.refused.length < first.refused.length
  return isBetter ? second : first
}

const withRefusals = (prompt: Prompt, refused: readonly string[]): Prompt => ({
  ...prompt,
  material: `${prompt.material}\n\nSome of your last answer could not be used:\n${refused.map(one => `- ${fenced(one)}`).join('\n')}\nAnswer again, whole, with these mended or left out.`,
})

async function judgedThoughts(composing: Composing, work: ModelWork): Promise<ModelWork> {
  if (work.findings.length + work.moves.length === 0) return work
  const items = await composing.ports.thinking.judgedThoughts(composing.known, work)
  const verdicts = await judge(composing, items)
  const holds = <T extends { id: string; verdict: 'carries' | 'stretches' }>(
    kind: 'finding' | 'move',
    all: readonly T[],
  ): T[] =>
    all.flatMap(one => {
      const verdict = verdicts.get(`${kind}-${one.id}`) ?? 'does not'
      return verdict === 'does not' ? [] : [{ ...one, verdict }]
    })
  const findings = holds('finding', work.findings)
  const moves = holds('move', work.moves)
  const isGone = (id: string): boolean =>
    work.moves.some(move => move.id === id) && !moves.some(move => move.id === id)
  return { ...work, findings, moves, order: work.order.filter(({ move }) => !isGone(move)) }
}

async function judge(
  { mind, signal }: Composing,
  items: readonly Judged[],
): Promise<Map<string, Verdict>> {
  if (items.length === 0) return new Map()
  const { verdicts } = await mind.whole(judgePrompt(items), judgeForm, signal)
  return new Map(verdicts.map(({ id, verdict }) => [id, verdict]))
}

/** The words, statement by statement as they come; those that were refused once more; then those that their sources do not carry fall. */
async function write(
  composing: Composing,
  thought: ModelWork,
  known: Glossary,
): Promise<ModelWork> {
  const { ports, told } = composing
  const prepared = await ports.thinking.prepareWrite(composing.known, thought, known)
  const { prompt, glossary } = prepared
  const work = { ...thought, ...pick(workOf(composing.mind, glossary)) }
  const pen = new Pen(composing, prepared)
  try {
    await pen.write(prompt)
    if (pen.refused.length > 0) await pen.write(withRefusals(prompt, pen.takeRefused()))
    const isNothing = pen.refused.length > 0 && pen.statements.length === 0
    if (isNothing) told('The language model’s words did not hold. The built-in mind wrote this.')
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const many = pen.statements.length
    told(
      many > 0
        ? `${error.message} ${many} statements are its words, the rest the built-in mind’s.`
        : `${error.message} The built-in mind wrote this.`,
    )
  }
  return carried(composing, { ...work, statements: pen.statements })
}

const pick = ({ figures, facts }: ModelWork): Pick<ModelWork, 'figures' | 'facts'> => ({
  figures,
  facts,
})

/** Writes what a model sends, each statement once it is whole and holds. */
class Pen {
  refused: string[] = []
  readonly #composing: Composing
  readonly #prepared: PreparedWords
  readonly #byPlace = new Map<string, ModelStatement>()

  constructor(composing: Composing, prepared: PreparedWords) {
    this.#composing = composing
    this.#prepared = prepared
  }

  get statements(): ModelStatement[] {
    return [...this.#byPlace.values()]
  }

  takeRefused(): string[] {
    const refused = this.refused
    this.refused = []
    return refused
  }

  async write(prompt: Prompt): Promise<void> {
    const { mind, signal } = this.#composing
    let done = 0
    let last: unknown[] = []
    for await (const answer of mind.growing(prompt, writeForm, signal)) {
      last = statementsIn(answer)
      // The last one may still grow.
      for (; done < last.length - 1; done += 1) await this.#take(last[done])
    }
    for (; done < last.length; done += 1) await this.#take(last[done])
  }

  async #take(given: unknown): Promise<void> {
    const parsed = writeForm.shape.statements.element.safeParse(given)
    if (!parsed.success) return
    const { ports, outputId } = this.#composing
    const { places, glossary } = this.#prepared
    const { place } = parsed.data
    if (this.#byPlace.has(place) || this.#byPlace.size >= STATEMENTS_MAX) return
    const settled = await ports.thinking.settleStatement(parsed.data, places, glossary)
    if (settled.refusal !== undefined) {
      this.refused.push(saysRefused(parsed.data, settled.refusal))
      return
    }
    this.#byPlace.set(place, settled.statement)
    if (!settled.path) return
    ports.emit({ type: 'part', outputId, path: [...settled.path, 'text'], value: settled.text })
  }
}

/** Statements of one deliverable; an answer that never ends stops here. */
const STATEMENTS_MAX = 60

const statementsIn = (answer: unknown): unknown[] => {
  const { statements } = (answer ?? {}) as { statements?: unknown }
  return Array.isArray(statements) ? statements : []
}

const saysRefused = ({ place, text }: Written, why: string): string =>
  `${place} “${text.slice(0, 200)}”: ${why}`

/** Statements whose sources do not carry them have the built-in words back. A pass that fails leaves them: their figures and names hold all the same. */
async function carried(composing: Composing, work: ModelWork): Promise<ModelWork> {
  const { ports, known, told } = composing
  try {
    const items = await ports.thinking.judgedStatements(known, work)
    const verdicts = await judge(composing, items)
    const statements = work.statements.filter(({ place }) => verdicts.get(place) !== 'does not')
    return { ...work, statements }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    told(`${error.message} Nobody has checked its statements against their sources.`)
    return work
  }
}
