import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { anyOf } from '../any-of.ts'
import { notationOf } from '../quantity.ts'
import { quantitiesIn } from '../quantities.ts'
import { TOLD } from './told-cues.ts'

/** How surely words tell of a topic: a word that can hardly mean another counts two, one that leans to it one. */
export type Told = { topic: QuoteTopic; weight: number }

const STRONG = 2
/** What a question adds to the topic it asks for: to the words right behind it, and to what follows. */
export const ASKED_FIRST = 2.5
export const ASKED_LATER = 1.5
/** Times a topic may be told by words of one sort. */
const TIMES_MOST = 2

const times = (words: string, cue: RegExp): number =>
  Math.min(TIMES_MOST, words.match(cue)?.length ?? 0)

/** Words of fear say what stops somebody, whatever it is that they fear: a price, a delay, other people. */
const FEARS = anyOf(
  'afraid|worr(?:y|ied|ies)|nervous|scared|fear(?:s|ed)?|hesitat\\w+|put (?:me|us|him|her) off',
)
const fearIn = (words: string, topic: QuoteTopic): number =>
  topic === 'objection' && FEARS.test(words) ? STRONG : 0

/** No money is read but what is marked as such: in which currency is of no matter here. */
const NOTATION = notationOf('EUR', '2000-01-01')
const SMALL_MONEY = /\b\d+ ?(?:p|c|quid|bucks|grand)\b/iu

/** Without any of these no figure is looked for. */
const MAY_BE_MONEY = /\d|\p{Sc}|hundred|thousand|million|grand/iu

const figuresOf = (words: string, topic: QuoteTopic): number => {
  if (topic !== 'price' || !MAY_BE_MONEY.test(words)) return 0
  const isMoney = quantitiesIn(words, NOTATION).some(({ kind }) => kind === 'money')
  return isMoney || SMALL_MONEY.test(words) ? STRONG : 0
}

/** What words tell of by themselves and by what was asked (`asked` adds `extra`); null where they could mean several things. */
export function toldBy(words: string, asked: QuoteTopic | null, extra: number): Told | null {
  if (!/\p{L}{2}/u.test(words)) return asked && { topic: asked, weight: extra }
  const weighed = TOLD.map(({ topic, strong, weak }) => ({
    topic,
    weight:
      times(words, strong) * STRONG +
      Math.min(1, times(words, weak)) +
      figuresOf(words, topic) +
      fearIn(words, topic) +
      (topic === asked ? extra : 0),
  }))
  const [most] = weighed.toSorted((a, b) => b.weight - a.weight)
  return most && most.weight > 0 ? most : null
}

/** A leaning word alone says little: with it two topics are often meant. */
export const SURE_LEAST = 2

/** What an answer is about where nobody asked; null where its words could mean several things. */
export const toldTopic = (answer: string): QuoteTopic | null => {
  const told = toldBy(answer, null, 0)
  return told && told.weight >= SURE_LEAST ? told.topic : null
}
