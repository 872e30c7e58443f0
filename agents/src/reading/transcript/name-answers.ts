import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { LABEL_MAX, labelRefusal } from '@sextant/contracts/company/label'
import { nounsIn } from '../nouns.ts'
import { stemsIn } from '../stems.ts'
import { tagWords, type Word } from '../tag.ts'
import { isSureName } from './sure-name.ts'

export type Unnamed = { words: string; topic: QuoteTopic | null }

/**
 * What each answer could be called: where several under one topic share a noun, all are called alike, so that they count as
 * one; else a noun phrase of its own words that says what it is about. Empty where several could be meant: the words then
 * stand as they are, and somebody is asked.
 */
export function nameAnswers(answers: readonly Unnamed[]): string[] {
  const offered = answers.map(({ words }) => namesIn(words))
  return answers.map(({ topic, words }, index) => {
    const own = offered[index]!
    const others = answers.flatMap((answer, at) => (answer.topic === topic ? [offered[at]!] : []))
    const shared = topic && sharedName(own, others)
    if (shared) return shared
    const tagged = tagWords(words)
    return own.find(name => isSureName(name, words, tagged)) ?? ''
  })
}

/** Times of the day say when, and name nothing. */
const TIMES = new Set(
  'night morning evening noon afternoon date yesterday tomorrow today'.split(' '),
)
const isTime = (name: string): boolean => TIMES.has(stemsIn(name).at(-1) ?? name.toLowerCase())

/** Names in the words, those that stand together as one first: "speed at night", "night call-out". */
function namesIn(words: string): string[] {
  const tagged = tagWords(words)
  const nouns = nounsIn(tagged, words)
  // What is denied is named all the same: that it is denied stands in the words.
  const whole = nouns.map(name => tiedOn(name.replace(/^no /, ''), words, tagged))
  const joined = whole.slice(1).flatMap((name, index) => togetherIn(whole[index]!, name, words))
  return [...joined, ...whole].filter(
    name =>
      name.length <= LABEL_MAX &&
      LETTERS.test(name) &&
      !isTime(name.split(LINKS)[0]!) &&
      labelRefusal(name, 'quote') === null,
  )
}

/** "Eh" is no name. */
const LETTERS = /\p{L}{3}/u
const LINKS = / (?:at|of|for|in|with|from|to) /

/** "The check" of "the check-in desk" is a part of a name. */
function tiedOn(name: string, words: string, tagged: readonly Word[]): string {
  const at = words.toLowerCase().indexOf(name.toLowerCase())
  const end = at + name.length
  const tail = at === -1 ? '' : (/^-\p{L}+/u.exec(words.slice(end))?.[0] ?? '')
  if (!tail) return name
  const next = tagged.find(({ start }) => start === end + tail.length + 1)
  return name + tail + (next?.tag === 'NOUN' ? ` ${next.text}` : '')
}

/** Two names with a small word between them are one. */
function togetherIn(first: string, second: string, words: string): string[] {
  const [before, behind] = [bare(first), bare(second)]
  const found = ['at', 'of', 'for', 'in', 'with', 'from', 'to']
    .flatMap(link => [`${before} ${link} ${behind}`, `${before} ${link} the ${behind}`])
    .find(name => words.toLowerCase().includes(name))
  return found ? [found] : []
}
const bare = (name: string): string => name.toLowerCase().replace(/^(?:the|an?|our|my) /, '')

/** The first name of the topic whose noun most answers share with this one; undefined where it is alone. */
function sharedName(own: readonly string[], others: readonly string[][]): string | undefined {
  const counted = own
    .map(name => ({ name, n: others.filter(names => names.some(one => isAkin(one, name))).length }))
    .toSorted((a, b) => b.n - a.n)
  const [most] = counted
  if (!most || most.n < 2) return undefined
  return others.flat().find(name => isAkin(name, most.name))
}

/** "The humidity alarm" and "alarms" have one noun. */
const isAkin = (one: string, other: string): boolean => {
  const [head, otherHead] = [stemsIn(one).at(-1), stemsIn(other).at(-1)]
  return head !== undefined && head === otherHead
}
