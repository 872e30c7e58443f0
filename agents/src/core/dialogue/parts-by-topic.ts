import { ofParts } from '../../reading/any-of.ts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../company/company.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { readCards } from '../../reading/read.ts'
import { notationOf } from '../../reading/quantity.ts'
import { type Heading, headingOf } from '../../reading/headings.ts'
import { plainKind } from '../../reading/plain-kinds.ts'
import { pointsBack } from '../../reading/points-back.ts'
import { sentencesIn } from '../../reading/stops.ts'
import { GOES_ON, topicChance, topicOf } from '../../reading/topics.ts'
import { isListed } from './as-asked.ts'

/** What was asked, when the words were said. */
export type Asked = { kind: FactKind; attributes: readonly string[] }

/** `headed`: a word before a colon says what it is. `whole`: the sentence that it is cut out of, where its words mean something told there. */
type Part = { text: string; asked: Asked | null; headed?: Heading; whole?: string }

/** So many sentences about so many topics are poured out rather than an answer to one question. */
const POURED = { sentences: 6, topics: 4 }
/** Where nothing was asked, each sentence says by itself what it is about. */
const ANY = { sentences: 1, topics: 1 }
/** Nobody pours out more; what is longer is read as it comes. */
const SENTENCES_MAX = 150
/** Questions to which somebody may answer with all there is to say. */
export const OPEN_TO_ALL = new Set<FactKind>(['goal', 'budget', 'measure', 'organization'])

/** Questions whose own answers are headed: "price: 8 and 4". */
const HAS_LABELS = new Set<FactKind>(['factor', 'outcome', 'force', 'inside', 'measure'])

const AT_LINES = /\n+/
const AT_MARKS = /\n+|\s+(?=\d{1,2}\)\s)/

/** "Money: the city pays 96,000": a label that says no kind is no name either. */
const LABEL =
  /^\s*(?:money|income|funding|finances?|revenues?|also|other|extra|btw|ps|note)\s?:\s+/i

/** "So, we are a kite shop with 4 people": who speaks, at the beginning; the profile says that. */
function isNoIntroduction(sentence: string, at: number): boolean {
  if (at > 0) return true
  return !(INTRODUCES.test(sentence) || IS_PLACED.test(sentence)) || TELLS_MORE.test(sentence)
}
const INTRODUCES = ofParts(
  'iu',
  String.raw`^\W*(?:(?:so|ok|okay|hi|hello|hey|well|good \p{L}+|dear \p{L}+|this is)\W+)*(?:[^.]{0,60}\b)?`,
  String.raw`(?:we['’]?re|we are|we \p{L}{3,12}|i run|i['’]?m|i am|my name is|only)\b`,
)
/** "Wooden skis, Aspen.": a trade and its place. */
const IS_PLACED = /^[^\d.;:]{3,50},\s\p{Lu}[^\d.;:,]{2,30}[.!]?\s*$/u
const TELLS_MORE = /\p{Sc}|%|\b(?:want|goal|target|sold|turnover|each|price|costs?)\b|\d{3}/iu

/** Words cut where their topic changes, so that each part is read as the answer to a question about it. Under a question only a paragraph about everything is cut; null where it answers that question. */
export function partsByTopic(text: string, company: Company, asked: Asked | null): Part[] | null {
  const all = sentencesIn(text)
    .flatMap(line => line.split(isListed(text) ? AT_MARKS : AT_LINES))
    .map(line => line.replace(LABEL, ''))
    .filter(one => one.trim() !== '')
  const told = all.length >= POURED.sentences ? all.filter(isNoIntroduction) : all
  const cut = told.flatMap(sentence => atTurns(sentence, company))
  const sentences = cut.map(({ text }) => text)
  if (sentences.length > SENTENCES_MAX) return null
  const headings = asked && HAS_LABELS.has(asked.kind) ? [] : headingsOf(sentences)
  const isHeaded = headings.some(heading => heading && heading.kind !== asked?.kind)
  if (asked && !OPEN_TO_ALL.has(asked.kind) && !isHeaded) return null
  const least = asked ? POURED : ANY
  const topics = sentences.map((sentence, at) => headings[at]?.kind ?? topicIn(sentence, company))
  const many = new Set(topics.filter(topic => topic !== null)).size
  const isPoured = told.length >= least.sentences && many >= least.topics
  if (!isPoured && !isHeaded) return null
  // What has no heading among headed lines answers what was asked.
  const plain = isPoured ? null : asked
  return sentences.reduce<Part[]>((parts, sentence, at) => {
    const heading = headings[at]
    if (heading) return [...parts, ...headedPart(heading)]
    const topic = plain ? plain.kind : (topics[at] ?? null)
    const whole = cut[at]?.whole
    return whole
      ? [...parts, { text: sentence, asked: plain ?? asTopic(topic), whole }]
      : withSentence(parts, sentence, topic, plain)
  }, [])
}

/** "A dress brings 420, but only Ana can sew it": a sentence that turns from one thing to another, cut where it turns. */
function atTurns(sentence: string, company: Company): { text: string; whole?: string }[] {
  const pieces = sentence.split(TURNS).reduce<string[]>((kept, piece) => {
    const last = kept.at(-1)
    if (last !== undefined && !turns(last, piece, company))
      return [...kept.slice(0, -1), last + piece]
    return [...kept, piece.replace(/^[,;]?\s+(?:(?:but|and|while|so)\s)?/, '')]
  }, [])
  return pieces.map((text, at) =>
    at > 0 && MEANS_BEFORE.test(text) ? { text, whole: sentence } : { text },
  )
}
/** "Only Ana can sew them". */
const MEANS_BEFORE = /\b(?:them|it|these|those)\b/i
const TURNS = /(?=[,;]\s(?:but|and|while|so)\s|;\s|\s(?:but|and)\sonly\s)/

function turns(before: string, behind: string, company: Company): boolean {
  const [one, other] = [topicIn(before, company), topicIn(behind, company)]
  if (one === null || other === null || one === other) return false
  return isSureOf(before, one, company) && isSureOf(behind, other, company)
}

/** Its words tell it outright, or there is little else that they could be about. */
function isSureOf(text: string, topic: FactKind, { currency, today }: Company): boolean {
  const figures = quantitiesIn(text, notationOf(currency, today))
  return topicOf(text, figures) !== topic || topicChance(text, figures, topic) >= SURE_OF_TURN
}
/** Less sure, a sentence stays whole. */
const SURE_OF_TURN = 0.45

const asTopic = (topic: FactKind | null): Asked | null => topic && { kind: topic, attributes: [] }

type Headed = Heading & { rest: string }

/** What each sentence is headed by; a heading on a line of its own is that of the lines behind it. */
function headingsOf(sentences: readonly string[]): (Headed | null)[] {
  let open: Heading | null = null
  return sentences.map(sentence => {
    const own = headingOf(sentence)
    if (own) {
      open = own.rest.trim() === '' ? own : null
      return own
    }
    return open && /^\s*(?:[-•*–]|\d{1,2}[).])\s/.test(sentence)
      ? { ...open, rest: sentence.replace(/^\s*(?:[-•*–]|\d{1,2}[).])\s+/, '') }
      : null
  })
}

function headedPart({ rest, ...headed }: Headed): Part[] {
  const asked = { kind: headed.kind, attributes: [] }
  return rest.trim() === '' ? [] : [{ text: rest, asked, headed }]
}

/** A sentence goes on about what was told before, or begins a part of its own. */
function withSentence(
  parts: readonly Part[],
  text: string,
  topic: FactKind | null,
  asked: Asked | null,
): Part[] {
  const last = parts.at(-1)
  // "That is why only 2 fail": a proof of what was named in the sentence before.
  if (last && !last.headed && topic === 'strength' && pointsBack(text))
    return [
      ...parts.slice(0, -1),
      { text: `${last.text} ${text}`, asked: { kind: topic, attributes: [] } },
    ]
  const isOpen = topic === null && (GOES_ON.test(text) || last?.asked === null)
  const goesOn = isOpen || (topic !== null && topic === last?.asked?.kind)
  if (!goesOn || !last || last.headed) return [...parts, { text, asked: asked ?? asTopic(topic) }]
  return [...parts.slice(0, -1), { ...last, text: `${last.text} ${text}` }]
}

/** What a sentence is about by its own words; null where they do not say. */
function topicIn(sentence: string, { currency, today }: Company): FactKind | null {
  const cards = readCards({ text: sentence, currency, today })
  const [plain, ...others] = new Set(cards.map(({ quote }) => plainKind(quote)))
  if (plain && others.length === 0) return plain
  if (WISHES.test(sentence)) return 'goal'
  const said = cards.flatMap(({ says }) => says ?? [])
  const [only, ...more] = new Set(said)
  const topic = topicOf(sentence, quantitiesIn(sentence, notationOf(currency, today)))
  // A margin or a turnover is told of many things: what the sentence is about counts more.
  if (only === 'measure') return topic ?? only
  if (only && more.length === 0) return only
  // What may be spent, and what was: each part says by itself which it is.
  if (said.includes('budget')) return null
  return topic
}

/** "We would like 3.6m in 2028": what the people themselves want, with its figure. */
const WISHES = ofParts(
  'i',
  String.raw`\b(?:(?:we|i)(?:['’]d| would)? (?:like|love|want|aim|hope)|would (?:like|love) |`,
  String.raw`(?:our|my|the) (?:goal|target|aim) is|^\W*(?:(?:and|so|ok|now) )*(?:want|wanna|aim(?:ing)? for))\b[^.;!?]{0,40}\d`,
)
