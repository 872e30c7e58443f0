import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Claim } from '@sextant/contracts/deliverable'
import type { PersonaRow } from '@sextant/contracts/persona/persona'
import type { Desk } from '../../../core/desk.ts'
import type { Fact } from '../../../company/company.ts'
import { DECISIONS } from './decisions.ts'
import { changesFor } from './kinds/kinds.ts'
import { documentsIn, isShared, peopleIn, type Said, type Voice } from '../../../company/voices.ts'

/** Quotations shown under a line. */
const WORDS_MOST = 3

/** A line that customers or documents say. `voices`: all that is known of the group. */
export function saidRow(desk: Desk, said: Said, voices: readonly Voice[]) {
  const { topic, voices: own, against } = said
  const all = [...own, ...against]
  const [first] = all
  const named = desk.named(first!)
  const people = peopleIn(own)
  const documents = documentsIn(own)
  return {
    topic,
    says: { ...named, sources: desk.cite(all.map(({ id }) => id)) },
    words: shownOf(own, against).flatMap(voice => desk.quoted(voice) ?? []),
    meter: {
      said: people,
      ...(against.length > 0 && { against: peopleIn(against) }),
      asked: peopleIn(voices),
      documents,
      // Nobody's name stands by it: the owner says that people say so.
      told: people + documents + against.length === 0,
      computed: false,
    },
    // One voice changes nothing, nor do as many as contradict it; what the owner says too, or a document, is more.
    decision:
      (people === 0 && against.length === 0) || isShared(said)
        ? decisionOf(desk, topic, first!, own)
        : null,
  } satisfies PersonaRow
}

/** Of words that contradict each other both sides are shown. */
const shownOf = (own: readonly Voice[], against: readonly Voice[]): readonly Voice[] =>
  against.length > 0 ? [...own.slice(0, WORDS_MOST - 1), against[0]!] : own.slice(0, WORDS_MOST)

/** What changes with it; null where its name could not stand in a sentence. */
export function decisionOf(
  desk: Desk,
  topic: QuoteTopic,
  fact: Fact,
  rests: readonly Fact[] = [fact],
): Claim | null {
  const thing = desk.kit.name(fact)
  if (!thing) return null
  const ids = rests.map(({ id }) => id)
  const changes = changesFor(fact.label, topic) ?? DECISIONS[topic](thing)
  return { ...desk.claim(changes, ids, 'told'), fact: fact.id }
}
