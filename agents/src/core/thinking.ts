import type { ModelWork } from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { withModel } from './jobs/apply.ts'
import { MODEL_THOUGHTS } from './jobs/thoughts.ts'
import { settleReading } from './jobs/read/settle.ts'
import { type Reading, readCards } from '../reading/read.ts'
import { readTranscript } from '../reading/transcript/read-transcript.ts'
import { AGENT_THOUGHTS } from '../thoughts.ts'
import { toolFor } from '../tools.ts'
import { runChecks } from './checks.ts'
import { quickWins } from '../quick-wins/opportunities.ts'
import { conclude } from './conclude.ts'
import { copyFor } from './copy-for.ts'
import { figuresSaid } from './dialogue/figures-said.ts'
import { readable } from './readable.ts'
import { readAct } from './dialogue/acts.ts'
import { fitName } from './dialogue/is-name.ts'
import { propose } from './dialogue/propose.ts'
import { lineChoices } from './in-part/line-choices.ts'
import { updateInPart, withKeptLines } from './in-part/update-in-part.ts'
import { draftAtDesk } from './draft.ts'
import type { Known } from './known.ts'
import { openingMessage } from './opening.ts'
import { originalsIn } from './originals.ts'
import { currencyOfText } from './reading-currency.ts'
import { type Plan, planTurn } from './plan.ts'
import { rebuild, withHandChanges } from './rebuild.ts'
import { revise, withEdits } from './revise.ts'

/**
 * Everything that reads a person's words or computes on their facts: pure functions of what is known, without clock or I/O.
 * What goes in and comes out can be copied between threads, so that the server can run them where nobody waits for them.
 */
export const THOUGHTS = {
  open: openingMessage,
  /** `heard`: the answer of a language model that read the last message. */
  plan: (known: Known, heard?: Parameters<typeof settleReading>[0]): Plan =>
    planTurn(toolFor(known.tool), known, heard && settleReading(heard, known)),
  draft: draftWith,
  check: checkDeliverable,
  revise,
  rebuild,
  lineChoices,
  updateInPart,
  withKeptLines,
  copyFor,
  /** What a person asks of the agent tells nothing of the business. `described`: what a company says of itself of which no sum stands yet. */
  read: ({ described, ...reading }: Reading & { described?: string }) => {
    if (readAct(reading.text, true).act !== 'answer') return []
    const { text, currency: own } = reading
    const currency = described === undefined ? own : currencyOfText(text, reading, described)
    const said = { ...reading, currency }
    return readCards(said).map(card => {
      const [kind = 'measure'] = card.kinds
      const isName = (name: string): boolean => fitName(name, card, kind, currency) !== null
      return {
        ...card,
        nouns: card.nouns.filter(isName),
        names: card.names.filter(isName),
        figures: figuresSaid(card.quote, said),
      }
    })
  },
  /** What customers said, pasted: people, their answers and what each tells of. */
  transcript: (text: string) => readTranscript(readable(text)),
  propose,
  conclude,
  /** What a tool measured that every agent should know. */
  learn: ({ tool, figures }: Pick<Known, 'tool' | 'figures'>) =>
    (figures && toolFor(tool).learns?.(figures)) ?? [],
  quickWins,
  ...MODEL_THOUGHTS,
  ...AGENT_THOUGHTS,
} as const

export type Thought = keyof typeof THOUGHTS
/** The same functions, wherever they run. */
export type Thinking = {
  [K in Thought]: (
    ...known: Parameters<(typeof THOUGHTS)[K]>
  ) => Promise<ReturnType<(typeof THOUGHTS)[K]>>
}

/** All of them by one that runs any: in a thread, or here. */
export const thinkingBy = (
  run: (thought: Thought, known: readonly unknown[]) => Promise<unknown>,
): Thinking =>
  Object.fromEntries(
    (Object.keys(THOUGHTS) as Thought[]).map(thought => [
      thought,
      (...known: unknown[]) => run(thought, known),
    ]),
  ) as unknown as Thinking

/** Thinks in the caller's thread: for tests and tools, where nobody else waits. */
export const thinkHere: Thinking = thinkingBy(async (thought, known) =>
  (THOUGHTS[thought] as (...given: readonly unknown[]) => unknown)(...known),
)

/** A draft, in the words of a language model where there are any. */
function draftWith(known: Known, work: ModelWork | null = null): Deliverable {
  const drafted = draftAtDesk(toolFor(known.tool), known)
  const deliverable = work ? withModel(drafted, work) : drafted.deliverable
  const { byHand = [] } = known
  return byHand.length > 0 ? withHandChanges(deliverable, byHand, known) : deliverable
}

/** Checks what a writer made of a draft; answers the paths whose words were put back. The built-in words are those in the same order. */
function checkDeliverable(known: Known, written: Deliverable): ReturnType<typeof runChecks> {
  const { model } = written
  return runChecks(written, {
    draft: draftWith(known, model && { ...model, statements: [] }),
    again: draftWith(known, model).computations,
    originals: withEdits(originalsIn(known), written),
  })
}
