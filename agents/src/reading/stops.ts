import { ofParts } from './any-of.ts'
import { CURRENCY_CODES, CURRENCY_NAMES } from './currencies.ts'

/** Sentences and lines of a text, each with its mark; the point of an abbreviation ends none. */
export function sentencesIn(text: string): string[] {
  const found: string[] = []
  let start = 0
  for (const { 0: gap, index } of text.matchAll(AT_ENDS)) {
    if (text[index - 1] === '.' && !gap.includes('\n') && isAbbreviated(text, index - 1)) continue
    found.push(text.slice(start, index))
    start = index + gap.length
  }
  return [...found, text.slice(start)]
}
const AT_ENDS = /(?<=[.!?;\n])\s+/g

/** Whether a point only shortens the word before it. */
export function isAbbreviated(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at)
  const rest = text.slice(at + 1, at + AHEAD)
  if (text[at] !== '.' || !/^\s+\S/.test(rest)) return false
  if (TITLE.test(before)) return true
  // "240 p.a. The survey": behind a short word that is no title a capital begins a sentence.
  if (SHORT.test(before)) return isMoneyNext(rest) || !/^\s+\p{Lu}/u.test(rest)
  if (!OF_NUMBER.test(before)) return false
  return isMoneyNext(rest) || (/^\s\p{Ll}/u.test(rest) && !speaksAnew(rest))
}
const REACH = 16
const AHEAD = 90

/** Titles, and what never ends a sentence: "incl. VAT". */
const TITLE = ofParts(
  'iu',
  String.raw`(?:^|[^\p{L}])(?:mr|mrs|ms|dr|prof|eng|st|capt|lic|sr|sra|fr|gen|col|incl|excl|approx|ca|vs|nr|e\.g|`,
  String.raw`i\.e|resp|inkl|ekskl|exkl|bzw)$`,
)
/** Written short with a dot that ends no sentence. */
const SHORT = ofParts(
  'iu',
  String.raw`(?:^|[^\p{L}])(?:avg|min|max|ave|p\.a|w\.e\.f|a\.k\.a|fin|tel|pr|prev|est|appr|circa|abt|mkt|govt|`,
  String.raw`dept|qty|mio|mil)$`,
)
/** "760 tys.", "30 pcs.": small letters without a vowel behind a number are no word. */
const OF_NUMBER = /\d[\d.,]*\s?(?![aeiou])\p{Ll}[^aeiou\P{Ll}]{1,4}$/u

/** A currency stands there. */
function isMoneyNext(rest: string): boolean {
  if (/^\s(?:\p{Sc}|zł|Kč|Ft|kr)(?!\p{L})/u.test(rest)) return true
  const word = /^\s(\p{L}{2,12})(?!\p{L})/u.exec(rest)?.[1] ?? ''
  return CURRENCY_CODES.includes(word) || CURRENCY_NAMES.has(word)
}

/** "2,4 mio. kr. rent is 14.000 kr.": who writes no capitals begins with a word that goes on about nothing, and comes to another figure. */
export const speaksAnew = (rest: string): boolean =>
  /^\s\p{Ll}[^.,;:!?\n\d]{3,60}\d/u.test(rest.slice(0, 80)) && !GOES_ON.test(rest.slice(0, 20))
const GOES_ON = ofParts(
  'i',
  String.raw`^\s(?:an?|per|pro|pr|om|each|every|in|im|for|of|on|to|up|and|or|plus|but|by|until|from|at|with|now|`,
  String.raw`was|want|wanted|vs|i|al|par|por|je|net|gross|excl|incl|back|last|this|next|over)\b`,
)
