import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { ofParts } from '../any-of.ts'
import { sentencesIn } from '../stops.ts'
import { ASKED_FIRST, ASKED_LATER, SURE_LEAST, type Told, toldBy } from './told-topic.ts'

/** One thing that somebody said, in their own words, and what it tells of. */
export type Statement = { words: string; topic: QuoteTopic | null }

/** Where a sentence may turn to something else. */
const TURNS = ofParts(
  'giu',
  String.raw`;\s+|\s+[-–—]\s+|,?\s+(?:but|although|though|whereas|and then|so then)\s+|`,
  String.raw`,\s+(?:and\s+|so\s+|then\s+)?(?=(?:I|we|he|she|they|it|you|what|nobody|everybody|took|takes)\s|`,
  String.raw`(?:the|my|our|his|her|their)\s\p{L}+\s(?:is|was|were|has|had|did|would)\s)`,
)
/** What joins a part to the one before it, and is no word of it. */
const JOINTS = /^(?:(?:but|and|so|then|although|though|or|because|also|well|,)\s+)+/iu
/** Fewer words are a part of what stands beside them. */
const WORDS_LEAST = 3
/** A statement longer than this is read in parts, whatever they tell of. */
const TOGETHER_MAX = 240

/** An answer cut where it turns from one topic to another, so that each statement says one thing. What tells of nothing by itself stays with what stands before it. */
export function statementsIn(answer: string, asked: QuoteTopic | null): Statement[] {
  const found: Open[] = []
  for (const [at, { from, to, isSentence }] of partsOf(answer).entries()) {
    const words = answer.slice(from, to)
    const told = toldBy(words, asked, at === 0 ? ASKED_FIRST : ASKED_LATER)
    const own = told && told.weight >= SURE_LEAST ? told : null
    const last = found.at(-1)
    if (last && isOfLast(last, own, { to, isSentence }))
      Object.assign(last, { to, told: stronger(last.told, own) })
    else found.push({ from, to, told: own ?? (found.length === 0 ? byAsking(asked) : null) })
  }
  return found.map(({ from, to, told }) => ({
    words: answer.slice(from, to).replace(JOINTS, '').trim(),
    topic: told?.topic ?? null,
  }))
}

type Open = { from: number; to: number; told: Told | null }

const byAsking = (topic: QuoteTopic | null): Told | null => topic && { topic, weight: ASKED_FIRST }

/** The same topic, or nothing of its own to say. A sentence that says something is kept apart from one before it that does not. */
function isOfLast(
  { from, told }: Open,
  own: Told | null,
  { to, isSentence }: { to: number; isSentence: boolean },
): boolean {
  if (to - from > TOGETHER_MAX) return false
  if (told === null && own !== null) return !isSentence
  return own === null || own.topic === told?.topic
}

const stronger = (one: Told | null, other: Told | null): Told | null =>
  (other?.weight ?? 0) > (one?.weight ?? 0) ? other : one

/** Sentences, and in them what stands between two turns. */
function partsOf(answer: string): (Part & { isSentence: boolean })[] {
  let start = 0
  return sentencesIn(answer).flatMap(sentence => {
    const from = answer.indexOf(sentence, start)
    start = from + sentence.length
    return turnsIn(sentence).map((part, at) => ({
      from: from + part.from,
      to: from + part.to,
      isSentence: at === 0,
    }))
  })
}

type Part = { from: number; to: number }

function turnsIn(sentence: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const turn of sentence.matchAll(TURNS)) {
    const before = sentence.slice(from, turn.index)
    const behind = turn.index + turn[0].length
    const after = sentence.slice(behind, behind + REACH)
    if (wordsOf(before) < WORDS_LEAST || wordsOf(after) < WORDS_LEAST) continue
    parts.push({ from, to: turn.index })
    from = turn.index
  }
  return [...parts, { from, to: sentence.length }]
}

/** Characters in which the first words of a part stand. */
const REACH = 80

const wordsOf = (text: string): number => text.match(/[\p{L}\d'’]+/gu)?.length ?? 0
