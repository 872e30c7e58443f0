import { createRequire } from 'node:module'
import type wordModel from 'wink-eng-lite-web-model'
import type winkNLP from 'wink-nlp'

/** Universal part-of-speech tags, as the model names them. */
export type Word = { text: string; start: number; end: number; tag: string }

/** Longer words are no words; the tokenizer is not linear in the length of one. */
const LONGEST_WORD = /\S{61,}/g

let tagger: ReturnType<typeof winkNLP> | undefined

/** Loaded at the first reading: it holds some 60 MB, which a server that reads nothing need not have. */
function theTagger(): ReturnType<typeof winkNLP> {
  if (tagger) return tagger
  const load = createRequire(import.meta.url)
  const wink = load('wink-nlp') as typeof winkNLP
  tagger = wink(load('wink-eng-lite-web-model') as typeof wordModel, ['sbd', 'pos'])
  return tagger
}

/** The words of a text with their parts of speech, where they stand. */
export function tagWords(text: string): Word[] {
  const nlp = theTagger()
  const tokens = nlp
    .readDoc(text.replaceAll(LONGEST_WORD, long => ' '.repeat(long.length)))
    .tokens()
  const tags = tokens.out(nlp.its.pos)
  let from = 0
  return tokens.out().flatMap((word, index) => {
    const start = text.indexOf(word, from)
    if (start === -1) return []
    from = start + word.length
    return [{ text: word, start, end: from, tag: String(tags[index]) }]
  })
}

/** A word that no vocabulary holds: whatever has its number or a higher one is unknown as well. */
const UNKNOWN = 'xqzvkjw'
let known: number | undefined

/** Whether a word, in small letters, stands in the vocabulary of the tagger: it is then no mere name. */
export function isKnownWord(word: string): boolean {
  known ??= numberOf(UNKNOWN)
  return numberOf(word.toLowerCase()) < known
}

function numberOf(word: string): number {
  const nlp = theTagger()
  const [number = Number.POSITIVE_INFINITY] = nlp
    .readDoc(word)
    .tokens()
    .out(nlp.its.uniqueId) as unknown as number[]
  return number
}
