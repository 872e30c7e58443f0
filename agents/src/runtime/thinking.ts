import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { Fact } from '../strategy/framework.ts'
import { extract } from '../learning/extract.ts'
import { readCards } from '../reading/read.ts'
import { frameworkFor } from '../strategy/registry.ts'
import { runChecks } from './checks.ts'
import { conclude } from './conclude.ts'
import { learnFromTurn } from './learn-from-turn.ts'
import { openingMessage } from './opening.ts'
import { originalsOf } from './originals.ts'
import { planTurn } from './plan-turn.ts'
import { playbookInput } from './playbook-input.ts'
import { revise } from './revise.ts'
import type { Known } from './known.ts'

/** A first draft with the facts it was made from. */
export type Drafted = { draft: StrategyDeliverable; facts: readonly Fact[] }

/**
 * Everything that reads a person's words: pure functions of what is known, without clock or I/O.
 * What goes in and comes out can be copied between threads, so that the server can run them where nobody waits for them.
 */
export const THOUGHTS = {
  open: openingMessage,
  plan: planTurn,
  draft: draftDeliverable,
  check: checkDeliverable,
  learn: learnFromTurn,
  extract,
  revise,
  read: readCards,
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
  open: async known => openingMessage(known),
  plan: async known => planTurn(known),
  draft: async known => draftDeliverable(known),
  check: async (known, drafted, written) => checkDeliverable(known, drafted, written),
  learn: async known => learnFromTurn(known),
  extract: async input => extract(input),
  revise: async revision => revise(revision),
  read: async reading => readCards(reading),
  conclude: async company => conclude(company),
}

function draftDeliverable(known: Known): Drafted {
  const playbook = playbookInput(known)
  const draft = frameworkFor(known.framework).draft(playbook) as StrategyDeliverable
  return { draft, facts: playbook.facts }
}

/** Checks what a writer made of a draft; answers the paths whose words were put back. */
function checkDeliverable(
  known: Known,
  drafted: StrategyDeliverable,
  written: StrategyDeliverable,
): ReturnType<typeof runChecks> {
  const framework = frameworkFor(known.framework)
  return runChecks(written, drafted, framework, originalsOf(known, drafted))
}
