import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { AnswerSource } from '@sextant/contracts/persona/interview'
import { type Company, factsOf, type Fact } from '../../../company/company.ts'
import type { Interviewed } from '../answer.ts'
import { cardSource } from '../told.ts'
import { sourceOf, voicesOf } from '../voices.ts'

/** What a model may answer from, by short ids: q1 are customers' words, f1 cards of the owner. */
export type Material = {
  quotes: Readonly<Record<string, AnswerSource & { topic: QuoteTopic | null; label: string }>>
  cards: Readonly<Record<string, AnswerSource>>
}

/** Quotes and cards that are told to a model. */
const QUOTES_MAX = 80
const CARDS_MAX = 30

/** The same for the same persona each time, so that an answer is looked up in what was sent. */
export function materialOf({ company, body }: Interviewed): Material {
  const quotes = voicesOf(company, body.segment)
    .slice(0, QUOTES_MAX)
    .map(({ fact, topic }) => ({ ...sourceOf(fact), topic, label: fact.label }))
  const cards = cardsOf(company, body.segment).slice(0, CARDS_MAX)
  return {
    quotes: byAlias('q', quotes),
    cards: byAlias(
      'f',
      cards.map(fact => cardSource(company, fact)),
    ),
  }
}

/** The group's own card, what is tied to it, what is sold and what is chosen instead. */
function cardsOf(company: Company, segment: string | null): Fact[] {
  const own = company.facts.filter(
    ({ id, about, kind, status }) =>
      status === 'confirmed' &&
      kind !== 'quote' &&
      (id === segment || (segment && about === segment)),
  )
  const others = [...factsOf(company, 'offer'), ...factsOf(company, 'rival')]
  return [...own, ...others.filter(({ id }) => own.every(one => one.id !== id))]
}

const byAlias = <T>(letter: string, items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((item, at) => [`${letter}${at + 1}`, item]))
