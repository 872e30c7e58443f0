import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Claim } from '@sextant/contracts/deliverable'
import type { PersonaRow } from '@sextant/contracts/persona/persona'
import type { Desk } from '../../../core/desk.ts'
import type { Fact } from '../../../company/company.ts'
import { DECISIONS } from './decisions.ts'
import { documentsIn, isShared, peopleIn, type Said, type Voice } from '../../../company/voices.ts'

/** Quotations shown under a line. */
const WORDS_MOST = 3

/** A line that customers or documents say. `voices`: all that is known of the group. */
export function saidRow(desk: Desk, { topic, voices: own }: Said, voices: readonly Voice[]) {
  const [first] = own
  const named = desk.named(first!)
  const people = peopleIn(own)
  const documents = documentsIn(own)
  return {
    topic,
    says: { ...named, sources: desk.cite(own.map(({ id }) => id)) },
    words: own.slice(0, WORDS_MOST).flatMap(voice => desk.quoted(voice) ?? []),
    meter: {
      said: people,
      asked: peopleIn(voices),
      documents,
      // Nobody's name stands by it: the owner says that people say so.
      told: people + documents === 0,
      computed: false,
    },
    // One voice changes nothing; what the owner says too, or a document, is more.
    decision: people === 0 || isShared(own) ? decisionOf(desk, topic, first!, own) : null,
  } satisfies PersonaRow
}

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
  return { ...desk.claim(DECISIONS[topic](thing), ids, 'told'), fact: fact.id }
}
