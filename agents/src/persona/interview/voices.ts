import type { AnswerSentence, AnswerSource } from '@sextant/contracts/persona/interview'
import { SENTENCES_MAX } from '@sextant/contracts/persona/interview'
import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { type Company, factsOf, type Fact } from '../../company/company.ts'
import { topicOf, voicesOf as saidOf } from '../../company/voices.ts'
import { sentencesIn } from '../../reading/stops.ts'
import { holdsAll, rootsIn } from './roots.ts'

/** Somebody's words, with the roots of all words in them. */
export type Voice = {
  fact: Fact<'quote'>
  topic: QuoteTopic | null
  roots: ReadonlySet<string>
  /** Those of its name besides. */
  named: ReadonlySet<string>
}

/** What customers of a group said, as its persona counts them. A card without words says nothing. */
export function voicesOf(company: Company, segment: string | null): Voice[] {
  const group = factsOf(company, 'segment').find(({ id }) => id === segment)
  return saidOf(company, group)
    .filter(({ quote }) => quote.trim() !== '')
    .map(fact => {
      const roots = rootsIn(fact.quote)
      const named = new Set([...roots, ...rootsIn(fact.label)])
      return { fact, topic: topicOf(fact), roots, named }
    })
}

export const sourceOf = ({ id, quote, who, heard }: Fact<'quote'>): AnswerSource => ({
  fact: id,
  who: who ?? null,
  heard: heard ?? null,
  quote,
})

/** Characters of somebody's words that are shown whole. */
const WHOLE_MAX = 320

/** Somebody's words as an answer: all of them, or of many those whole sentences that hold what was asked. */
export function sentenceOf(fact: Fact<'quote'>, content: readonly string[]): AnswerSentence {
  const sources = [sourceOf(fact)]
  const words = fact.quote.trim()
  if (words.length <= WHOLE_MAX) return { text: words, sources }
  const all = sentencesIn(words).map(sentence => sentence.trim())
  const telling = all.filter(sentence => {
    const roots = rootsIn(sentence)
    return content.some(root => roots.has(root))
  })
  return { text: shortest(telling.length > 0 ? telling : all), sources }
}

/** One whole sentence at least, and no more than fits. */
function shortest([first = '', ...more]: readonly string[]): string {
  return more.reduce(
    (text, next) => (text.length + next.length < WHOLE_MAX ? `${text} ${next}` : text),
    first,
  )
}

/** One of each person, at most so many; of nobody in particular each counts. */
export function ofDifferentPeople(voices: readonly Voice[]): Voice[] {
  const heard = new Set<string>()
  const kept = voices.filter(({ fact: { who, source, id } }) => {
    const person = who?.toLowerCase() ?? source ?? id
    if (heard.has(person)) return false
    heard.add(person)
    return true
  })
  return kept.slice(0, SENTENCES_MAX)
}

/** Those whose own words, or with their name, hold all that was asked about; what everybody speaks of need not stand in them. */
export const holding = (
  voices: readonly Voice[],
  content: readonly string[],
  free: ReadonlySet<string>,
): Voice[] => voices.filter(({ named }) => holdsAll(named, content, free))

/** The voice that holds most of what was asked about; undefined where none holds any of it. */
export function nearestOf(voices: readonly Voice[], content: readonly string[]): Voice | undefined {
  const shared = ({ roots }: Voice): number => content.filter(root => roots.has(root)).length
  const [best] = voices
    .map(voice => ({ voice, shared: shared(voice) }))
    .filter(one => one.shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
  return best?.voice
}
