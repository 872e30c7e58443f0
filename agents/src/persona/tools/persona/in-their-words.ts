import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Claim } from '@sextant/contracts/deliverable'
import { topicOf, type Voice } from '../../../company/voices.ts'
import type { Desk } from '../../../core/desk.ts'

/** Topics under which people speak of themselves, the dearest first. */
const TOPICS: readonly QuoteTopic[] = ['pain', 'trigger', 'objection', 'goal', 'criterion']
/** Words of one line on a wall: fewer say nothing, more are not read. */
const WORDS_LEAST = 4
const WORDS_MOST = 22
const OF_ONESELF = /\b(?:I|we|my|our|me|us|nobody)\b/iu

/** The words that stand for all: short, of somebody who speaks of themselves; else whatever was said first. */
export function inTheirWords(desk: Desk, voices: readonly Voice[]): Claim | null {
  const told = voices.filter(({ quote }) => quote.trim() !== '')
  const ranked = TOPICS.flatMap(topic => told.filter(voice => topicOf(voice) === topic))
  const short = ranked.filter(({ quote }) => isShort(quote))
  const own = short.find(({ quote }) => OF_ONESELF.test(quote))
  const voice = own ?? short[0] ?? told.find(({ quote }) => isShort(quote)) ?? told[0]
  return voice ? desk.quoted(voice) : null
}

const isShort = (quote: string): boolean => {
  const words = quote.trim().split(/\s+/).length
  return words >= WORDS_LEAST && words <= WORDS_MOST
}
