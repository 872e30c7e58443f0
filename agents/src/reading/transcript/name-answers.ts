import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { LABEL_MAX, labelRefusal } from '@sextant/contracts/company/label'
import { nounsIn } from '../nouns.ts'
import { stemsIn } from '../stems.ts'
import { tagWords, type Word } from '../tag.ts'
import { type Code, codeOf } from './codes.ts'
import { isSubject, isSureName } from './sure-name.ts'

export type Unnamed = { words: string; topic: QuoteTopic | null; who: string }

/**
 * What each answer could be called: a thing that several people name under its topic, so that they count as one; else the
 * kind of thing that it is (`codes.ts`) where several say such; else a noun phrase of its own that says what it is about.
 * Empty where several could be meant: the words then stand as they are, and somebody is asked.
 */
export function nameAnswers(answers: readonly Unnamed[]): string[] {
  const named = answers.map(answer => ({
    ...answer,
    names: namesIn(answer.words),
    code: codeIn(answer),
  }))
  const spread = spreadStems(named)
  return named.map(answer => {
    const { topic, names, code } = answer
    if (!topic) return ''
    const others = named.filter(one => one.topic === topic && one.who !== answer.who)
    const thing = BY_CODE.has(topic) ? undefined : sharedName(names, [answer, ...others], spread)
    if (thing) return thing
    if (code && others.some(one => one.code === code)) return code.name
    return nameAlone(answer, topic, spread)
  })
}

/** The name of what nobody else says: of its own words where they say nothing but it, else its kind, else the thing it begins with. */
function nameAlone(
  { words, names, code }: Named,
  topic: QuoteTopic,
  spread: ReadonlySet<string>,
): string {
  const own = names.filter(name => !isSpread(name, spread))
  const sure = BY_CODE.has(topic) ? undefined : own.find(name => isSureName(name, words))
  if (sure) return withArticle(sure, words)
  if (code) return code.name
  const thing = FIGURES.has(topic) ? undefined : (subjectOf(own, words) ?? firstThing(own, words))
  return thing ? withArticle(thing, words) : ''
}

/** Topics of which a thing says nothing: somebody decided, or it took so long. */
const FIGURES: ReadonlySet<QuoteTopic> = new Set(['price', 'timeline', 'decider', 'goal'])

/** "A letter" keeps its article. */
function withArticle(name: string, words: string): string {
  const at = words.toLowerCase().indexOf(name.toLowerCase())
  const article = /\ban?\s$/iu.exec(words.slice(0, Math.max(0, at)))?.[0]
  return article ? `${article.trim().toLowerCase()} ${name}` : name
}

function subjectOf(names: readonly string[], words: string): string | undefined {
  const tagged = tagWords(words)
  return names.find(name => isSubject(name, words, tagged))
}

/** The first thing that stands there as one, "the floor", "a speaker": somebody who answers says first what they speak of. */
const firstThing = (names: readonly string[], words: string): string | undefined =>
  names.find(name => {
    const at = words.toLowerCase().indexOf(bare(name))
    return at >= 0 && (ARTICLES.test(name) || AN_ARTICLE.test(words.slice(0, at)))
  })
const ARTICLES = /^(?:the|my|our) /iu
const AN_ARTICLE = /\b(?:the|an?|my|our|his|her|their|these|those|this|that|no)\s$/iu

/** Topics of which the kind says more than any noun in the words. */
const BY_CODE: ReadonlySet<QuoteTopic> = new Set([
  'price',
  'timeline',
  'decider',
  'alternative',
  'goal',
])

type Named = Unnamed & { names: readonly string[]; code: Code | null }

const codeIn = ({ words, topic }: Unnamed): Code | null => topic && codeOf(words, topic)

/** Nouns that are named under so many topics are what all is about, and name nothing. */
const TOPICS_MOST = 2

function spreadStems(named: readonly Named[]): ReadonlySet<string> {
  const topics = new Map<string, Set<QuoteTopic | null>>()
  for (const { topic, names } of named)
    for (const name of names) {
      const head = stemsIn(name).at(-1) ?? ''
      topics.set(head, (topics.get(head) ?? new Set()).add(topic))
    }
  return new Set([...topics].filter(([, of]) => of.size > TOPICS_MOST).map(([head]) => head))
}

const isSpread = (name: string, spread: ReadonlySet<string>): boolean =>
  spread.has(stemsIn(name).at(-1) ?? '')

/** Times of the day say when, and name nothing. */
const TIMES = new Set(
  'night morning evening noon afternoon date yesterday tomorrow today'.split(' '),
)
/** What a topic is called itself says nothing of what was said under it. */
const TOPIC_WORDS = new Set(
  'trigger problem reason question answer decision worry fear doubt price cost beginning beginner idea time people somebody'.split(
    ' ',
  ),
)
const isTopicWord = (name: string): boolean => TOPIC_WORDS.has(stemsIn(name).at(-1) ?? '')
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
      !isTopicWord(name.split(LINKS)[0]!) &&
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

/** Two names with a small word between them are one, as they are written there. */
function togetherIn(first: string, second: string, words: string): string[] {
  const [before, behind] = [bare(first), bare(second)]
  const found = ['at', 'of', 'for', 'in', 'with', 'from', 'to']
    .flatMap(link => [`${before} ${link} ${behind}`, `${before} ${link} the ${behind}`])
    .find(name => words.toLowerCase().includes(name))
  if (!found) return []
  const at = words.toLowerCase().indexOf(found)
  // Only what follows the first word may be somebody's or some place's own name.
  const written = words.slice(at, at + found.length)
  const article = first.slice(0, first.length - before.length)
  return [article + (found[0] ?? '') + written.slice(1)]
}
const bare = (name: string): string => name.toLowerCase().replace(/^(?:the|an?|our|my) /, '')

/** The first name whose noun several people share with this one, the noun of most of them; undefined where it is alone. */
function sharedName(
  own: readonly string[],
  all: readonly Named[],
  spread: ReadonlySet<string>,
): string | undefined {
  const names = own.filter(name => !isSpread(name, spread))
  const [most] = names
    .map(name => ({ name, n: peopleWith(name, all) }))
    .toSorted((a, b) => b.n - a.n)
  if (!most || most.n < 2) return undefined
  const akin = all.flatMap(one => one.names.filter(name => isAkin(name, most.name)))
  return akin.toSorted(
    (a, b) => isBare(a) - isBare(b) || a.length - b.length || (a < b ? -1 : 1),
  )[0]
}

/** "The miller" stands in a sentence, "miller" does not: plurals need no article. */
const isBare = (name: string): number => Number(!/^the /iu.test(name) && !name.endsWith('s'))

const peopleWith = (name: string, all: readonly Named[]): number =>
  new Set(all.filter(({ names }) => names.some(one => isAkin(one, name))).map(({ who }) => who))
    .size

/** "The humidity alarm" and "alarms" have one noun. */
const isAkin = (one: string, other: string): boolean => {
  const [head, otherHead] = [stemsIn(one).at(-1), stemsIn(other).at(-1)]
  return head !== undefined && head === otherHead
}
