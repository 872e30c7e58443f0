import type { AnswerSource } from '@sextant/contracts/persona/interview'
import { isOurs, isPlain, numberWordIn } from '../../../core/jobs/words/refusal.ts'
import { sentencesIn } from '../../../reading/stops.ts'
import { rootOf, rootsIn, wordsIn } from '../roots.ts'

/** Words that join others and say nothing by themselves: a model may add these and no more. */
const GLUE = new Set(
  (
    'a an the and or but so as at by for from in into of off on out over to up with than then i me my we us our he she ' +
    'it its his her him they them their that this these those there who which what when where because if while until ' +
    'each about is was were are am be been being do did does have has had'
  ).split(' '),
)
const DENIES = /\b(?:no|not|never|nothing|nobody|none|neither|nor|without|cannot)\b|n['’]t\b/giu
/** Characters of one statement. */
const STATEMENT_MAX = 400
/** Words of a statement, those that join apart, below which it says nothing. */
const SAYS_LEAST = 2

/** The words of a statement that its sources have to hold. */
const saying = (text: string): string[] =>
  wordsIn(text)
    .filter(word => !GLUE.has(word.toLowerCase()) && !isDenial(word))
    .map(rootOf)

const denials = (text: string): number => text.match(DENIES)?.length ?? 0
const isDenial = (word: string): boolean => denials(word) > 0

/** Which of its sources carry a statement; none where it says anything that they do not hold. */
export function carriedBy(text: string, sources: readonly AnswerSource[]): AnswerSource[] {
  if (text.trim() === '' || text.length > STATEMENT_MAX || text.includes('?')) return []
  if (!isPlain(text) || !isOurs(text)) return []
  const said = saying(text)
  if (said.length < SAYS_LEAST) return []
  const sharing = sources.filter(({ quote }) => shares(said, quote) > 0)
  const held = rootsIn(sharing.map(({ quote }) => quote).join(' '))
  if (!said.every(root => held.has(root))) return []
  const isWhole =
    numbersStand(text, sharing) && sentencesIn(text).every(one => deniesAs(one, sharing))
  return isWhole ? sharing : []
}

/** A sentence denies as often as those do that it is made of: a denial that is left out turns it round. */
function deniesAs(sentence: string, sources: readonly AnswerSource[]): boolean {
  const theirs = sources.flatMap(({ quote }) => sentencesIn(quote))
  return denials(sentence) === denials(madeOf(saying(sentence), theirs).join(' '))
}

/** The fewest sentences that hold all that is said, the one that holds most of it first. */
function madeOf(said: readonly string[], theirs: readonly string[]): string[] {
  const [best] = theirs.toSorted((a, b) => shares(said, b) - shares(said, a))
  if (best === undefined || shares(said, best) === 0) return []
  const held = rootsIn(best)
  const left = said.filter(root => !held.has(root))
  const others = theirs.filter(one => one !== best)
  return [best, ...madeOf(left, others)]
}

const shares = (said: readonly string[], text: string): number => {
  const roots = rootsIn(text)
  return said.filter(root => roots.has(root)).length
}

/** Every number, in figures or in words, stands in the sources as it is written. */
function numbersStand(text: string, sources: readonly AnswerSource[]): boolean {
  const all = sources
    .map(({ quote }) => quote)
    .join(' ')
    .toLowerCase()
  const figures = text.match(/\d[\d.,]*/gu) ?? []
  const inWords = wordsIn(text).filter(word => numberWordIn(word))
  const signs = text.match(/[\p{Sc}%‰]/gu) ?? []
  const stands = (part: string): boolean => all.includes(part.toLowerCase().replace(/[.,]+$/u, ''))
  return [...figures, ...inWords, ...signs].every(stands)
}
