import type { Word } from './tag.ts'

/** Nouns that the tagger often takes for another part of speech. */
const NOUNS_TOO = new Set(
  'fair fairs grant grants cleaner cleaners stand stands post posts rent rents lease leases park parks press store stores plant plants show shows'.split(
    ' ',
  ),
)
const BEFORE_NOUN = new Set(['ADJ', 'NOUN', 'PROPN'])
/** What a verb takes: before it a word is none of these nouns. */
const OBJECTS = new Set(['DET', 'PRON', 'NUM'])

/** Parts of speech as they are meant where the neighbours tell: "food fair", "Red Cross", and the door of "next door". */
export const retagged = (words: readonly Word[]): Word[] =>
  words.reduce<Word[]>((list, word, at) => {
    const before = list.findLast(({ tag }) => tag !== 'SPACE')
    const isNext = before !== undefined && word.start - before.end <= 1
    if (isNext && saysWhatFor(word, before, words[at + 1]))
      return [...list, { ...word, tag: 'NOUN' }]
    if (isNext && isPacked(word, before, words[at + 1])) return [...list, { ...word, tag: 'NOUN' }]
    return [...list, isNext ? { ...word, tag: tagBeside(word, before, words[at + 1]) } : word]
  }, [])

/** "Seed packs (10 pieces)": in the plural behind a noun and before a bracket it is no verb. */
const isPacked = (word: Word, before: Word, next: Word | undefined): boolean =>
  word.tag === 'VERB' &&
  /[^s]s$/.test(word.text) &&
  BEFORE_NOUN.has(before.tag) &&
  next?.text === '('

/** "The drying room": between an article and a noun, what ends in -ing says what it is for. */
const saysWhatFor = (word: Word, before: Word, next: Word | undefined): boolean =>
  /^\p{Ll}{3,}ing$/u.test(word.text) &&
  (word.tag === 'VERB' || word.tag === 'NOUN') &&
  OWNED.has(before.text.toLowerCase()) &&
  next !== undefined &&
  (next.tag === 'NOUN' || next.tag === 'VERB') &&
  /^\p{Ll}{3,}(?<!ing|ed)$/u.test(next.text)
const OWNED = new Set(['the', 'our', 'my', 'a', 'one', 'second', 'new'])

function tagBeside(word: Word, before: Word, next: Word | undefined): string {
  const plain = word.text.toLowerCase()
  if (plain === 'door' && before.text.toLowerCase() === 'next') return 'ADV'
  const isVerb = next !== undefined && OBJECTS.has(next.tag)
  if (NOUNS_TOO.has(plain) && BEFORE_NOUN.has(before.tag) && !isVerb) return 'NOUN'
  const isCapital = ({ text }: Word): boolean => /^\p{Lu}\p{Ll}/u.test(text)
  return before.tag === 'PROPN' && isCapital(before) && isCapital(word) ? 'PROPN' : word.tag
}
