import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { type Reading, readCards } from '../reading/read.ts'
import { toolFor } from '../tools.ts'
import { runChecks } from './checks.ts'
import { conclude } from './conclude.ts'
import { figuresSaid } from './dialogue/figures-said.ts'
import { readAct } from './dialogue/acts.ts'
import { fitName } from './dialogue/is-name.ts'
import { propose } from './dialogue/propose.ts'
import { draftOf } from './draft.ts'
import type { Known } from './known.ts'
import { openingMessage } from './opening.ts'
import { originalsOf } from './originals.ts'
import { currencyOfText } from './reading-currency.ts'
import { type Plan, planTurn } from './plan.ts'
import { rebuild } from './rebuild.ts'
import { revise } from './revise.ts'

/**
 * Everything that reads a person's words or computes on their facts: pure functions of what is known, without clock or I/O.
 * What goes in and comes out can be copied between threads, so that the server can run them where nobody waits for them.
 */
export const THOUGHTS = {
  open: openingMessage,
  plan: (known: Known): Plan => planTurn(toolFor(known.tool), known),
  draft: (known: Known): Deliverable => draftOf(toolFor(known.tool), known),
  check: checkDeliverable,
  revise,
  rebuild,
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
  propose,
  conclude,
} as const

export type Thought = keyof typeof THOUGHTS
/** The same functions, wherever they run. */
export type Thinking = {
  [K in Thought]: (
    ...known: Parameters<(typeof THOUGHTS)[K]>
  ) => Promise<ReturnType<(typeof THOUGHTS)[K]>>
}

/** Thinks in the caller's thread: for tests and tools, where nobody else waits. */
export const thinkHere: Thinking = {
  open: async known => THOUGHTS.open(known),
  plan: async known => THOUGHTS.plan(known),
  draft: async known => THOUGHTS.draft(known),
  check: async (known, drafted, written) => THOUGHTS.check(known, drafted, written),
  revise: async revision => THOUGHTS.revise(revision),
  rebuild: async given => THOUGHTS.rebuild(given),
  read: async reading => THOUGHTS.read(reading),
  propose: async (text, company, asked, described) =>
    THOUGHTS.propose(text, company, asked, described),
  conclude: async company => THOUGHTS.conclude(company),
}

/** Checks what a writer made of a draft; answers the paths whose words were put back. */
function checkDeliverable(
  known: Known,
  drafted: Deliverable,
  written: Deliverable,
): ReturnType<typeof runChecks> {
  const again = draftOf(toolFor(known.tool), known).computations
  return runChecks(written, {
    draft: drafted,
    again,
    originals: originalsOf(known.company, known.profile),
  })
}
