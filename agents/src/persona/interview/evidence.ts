import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { ofParts } from '../../reading/any-of.ts'
import type { ReadQuestion } from './read-question.ts'
import { rootsIn } from './roots.ts'
import { holding, type Voice } from './voices.ts'

/** A question of two words' overlap is about these words; one word may be a coincidence. */
const OVERLAP_LEAST = 2

/** Customers' words that answer it: of the topic it asks for, holding all it asks about; or, asked by yes or no, the words themselves. */
export function evidence(
  voices: readonly Voice[],
  read: ReadQuestion,
  free: ReadonlySet<string>,
): Voice[] {
  const { content, isOfThem } = read
  const own = content.filter(root => !free.has(root))
  const told = read.isOfSeason ? ofSeason(voices) : ofTopic(voices, read, free)
  const beside = told.length > 0 ? told : besideIt(voices, read, own)
  const weighed = beside.length > 0 ? beside : weighing(voices, read, own)
  const byWords = isOfThem && own.length >= OVERLAP_LEAST ? holding(voices, own, new Set()) : []
  return weighed.length > 0 ? weighed : byWords
}

function ofTopic(
  voices: readonly Voice[],
  { topic, content }: ReadQuestion,
  free: ReadonlySet<string>,
): Voice[] {
  const own = content.filter(root => !free.has(root))
  const about = voices.filter(voice => topic !== null && voice.topic === topic)
  const told = holding(about, content, free)
  // A price that mentions a thing in passing is no price of it.
  if (topic !== 'price' || own.length === 0) return told
  return told.filter(({ fact }) => own.every(root => isPriceOf(fact.quote, root)))
}

/** "65 cents a head", "180 for the first visit": the thing stands right behind the figure, as what it is for; or it is the figure. */
function isPriceOf(quote: string, root: string): boolean {
  if (/^\d/u.test(root)) return rootsIn(quote).has(root)
  const behind = [...quote.matchAll(OF_FIGURE)].map(([, words = '']) => words)
  return behind.some(words => rootsIn(words).has(root))
}
const OF_FIGURE = /\d[\d.,]*\s?\p{L}*\s(?:an?|per|each|for)\s((?:\p{L}+\s?){1,3})/giu

/** Words that name a month or a season, of when it comes up. */
const OF_WHEN: ReadonlySet<QuoteTopic> = new Set(['trigger', 'day', 'timeline', 'goal'])
const ofSeason = (voices: readonly Voice[]): Voice[] =>
  voices.filter(({ topic, fact }) => topic && OF_WHEN.has(topic) && SEASON.test(fact.quote))
const SEASON = ofParts(
  'u',
  String.raw`\b(?:January|February|March|April|May|June|July|August|September|October|November|December|`,
  String.raw`[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter)\b`,
)

/** Topics under which a thing is weighed: whether it was a trouble, what it costs, whether it counts. */
const OF_WEIGHING: ReadonlySet<QuoteTopic> = new Set([
  'pain',
  'objection',
  'switching',
  'price',
  'criterion',
  'first-use',
])
function weighing(
  voices: readonly Voice[],
  { isOfThing, topic }: ReadQuestion,
  own: readonly string[],
): Voice[] {
  if (!isOfThing) return []
  const asked = own.filter(root => !WEIGHTS.has(root))
  const about = voices.filter(voice => voice.topic && OF_WEIGHING.has(voice.topic))
  const held = holding(about, asked, new Set())
  if (asked.length > 0 && (held.length > 0 || !asked.every(root => PRICES.has(root)))) return held
  if (asked.length > 0) return about.filter(voice => voice.topic === 'price')
  return topic === 'price' ? about.filter(voice => voice.topic === 'price') : []
}
/** Whoever is asked of the price may answer without the word. */
const PRICES = rootsIn('price cost fee')
const WEIGHTS = rootsIn(
  'problem worry trouble nuisance issue obstacle concern important matter bother cause bad annoying loud hard',
)

/** Topics that people hardly tell apart: what somebody calls a worry, another calls a trouble. */
const TROUBLES: ReadonlySet<QuoteTopic> = new Set(['pain', 'objection', 'switching'])
const areKin = (one: QuoteTopic, other: QuoteTopic | null): boolean =>
  other !== null && TROUBLES.has(one) && TROUBLES.has(other)

/** Words of a topic next to the one that is asked for, or a span of time that somebody told wherever they did: where they hold all that is asked about. */
function besideIt(
  voices: readonly Voice[],
  { topic, isOfSpan }: Pick<ReadQuestion, 'topic' | 'isOfSpan'>,
  own: readonly string[],
): Voice[] {
  if (topic === null) return []
  if (own.length === 0) return isOfSpan ? voices.filter(tellsHowLong) : []
  const near = voices.filter(voice =>
    isOfSpan ? SPAN.test(voice.fact.quote) : areKin(topic, voice.topic),
  )
  return holding(near, own, new Set())
}

/** Somebody who tells of deciding also tells how long it took. */
const tellsHowLong = ({ topic, fact }: Voice): boolean =>
  topic === 'decider' && /\b(?:took|takes?|wait\w*)\b/iu.test(fact.quote) && SPAN.test(fact.quote)

/** "Nine days", "half a year". */
const SPAN = ofParts(
  'iu',
  String.raw`\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|many|some)\s+`,
  String.raw`(?:minute|hour|day|night|week|month|year)s?\b`,
)
