import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { Company, Fact } from '../../company/company.ts'
import { attributesOf } from '../book.ts'
import type { Ask } from '../tool.ts'
import { followUp, withFollowUps } from './follow-ups.ts'

/** Figures that were only read, from which on they are an answer. */
const FIGURES_LEAST = 2

/** Whether something stands that answers it, confirmed or not. A bare name that was only read answers nothing: it may be a misreading. */
export function isKnown(company: Company, { kind, attributes, isPlain }: Ask): boolean {
  const facts = company.facts.filter(fact => fact.kind === kind)
  if (isPlain) return facts.length > 0
  // One figure in passing is no answer to the question which figures there are.
  const least = kind === 'measure' ? FIGURES_LEAST : 1
  if (!attributes) {
    const standing = facts.filter(fact => fact.status !== 'proposed' || saysSomething(fact))
    return facts.some(fact => fact.status !== 'proposed') || standing.length >= least
  }
  return facts.some(fact => attributes.some(name => attributesOf(fact)[name] !== undefined))
}

/** Sorts are guessed from words; with them alone a fact is still a bare name. */
const GUESSED = new Set('sort bearing direction attempt betterAt worseAt rare'.split(' '))
const saysSomething = (fact: Fact): boolean =>
  Object.entries(attributesOf(fact)).some(
    ([name, value]) => value !== undefined && !GUESSED.has(name),
  )

/** The next question of a tool that nothing known answers; null when there is enough, or seven were put. `put`: keys of those asked in this thread. */
export function nextAsk(
  asks: readonly Ask[],
  company: Company,
  put: readonly string[],
): Ask | null {
  if (put.length >= QUESTIONS_MAX) return null
  const open = withFollowUps(asks).filter(ask => !put.includes(ask.key) && isOpen(ask, company))
  const isOnlyIfRoom = (ask: Ask): boolean => followUp(ask.key)?.ifRoom === true
  const must = open.filter(ask => !isOnlyIfRoom(ask))
  const hasRoom = put.length + must.length < QUESTIONS_MAX
  return open.find(ask => hasRoom || !isOnlyIfRoom(ask)) ?? null
}

/** So many questions a tool puts at most, what it asks after an answer included. */
export const questionsMost = (asks: readonly Ask[]): number =>
  Math.min(QUESTIONS_MAX, withFollowUps(asks).length)

/** So many questions are open to choose from. */
const OPEN_MAX = 3

/** The next question, and what else is open and could be put instead: never two follow-ups in a row. */
export function openAsks(
  asks: readonly Ask[],
  company: Company,
  put: readonly string[],
): readonly Ask[] {
  const next = nextAsk(asks, company, put)
  if (!next) return []
  const wasFollowUp = followUp(put.at(-1) ?? '') !== undefined
  const others = withFollowUps(asks).filter(
    ask =>
      ask.key !== next.key &&
      !put.includes(ask.key) &&
      isOpen(ask, company) &&
      !(wasFollowUp && followUp(ask.key)),
  )
  return [next, ...others].slice(0, OPEN_MAX)
}

/** A follow-up waits for its fields; any other question for something that answers it. */
function isOpen(ask: Ask, company: Company): boolean {
  const follow = followUp(ask.key)
  return follow ? follow.open(company).length > 0 : !isKnown(company, ask)
}
