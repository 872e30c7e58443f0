/** A name reads well in any sentence: a noun phrase of at most so many words beside its article. */
export const LABEL_WORDS_MAX = 8
export const LABEL_MAX = 80
/** What customers want done is told by a whole statement: "have a clean flat before the next guest comes". */
const JOB_WORDS_MAX = 14
const JOB_MAX = 120

export const LABEL_REFUSALS = ['empty', 'long', 'punctuation', 'person', 'verb'] as const
export type LabelRefusal = (typeof LABEL_REFUSALS)[number]

/** What the card says, and what to do about it. */
export const LABEL_REFUSAL_WORDS: Record<LabelRefusal, string> = {
  empty: 'It needs a name.',
  long: `A name is at most ${LABEL_WORDS_MAX} words. Please shorten it.`,
  punctuation: 'A name has no comma, full stop, question mark or quotation mark.',
  person: 'A name says what it is, without “I”, “we” or “they”.',
  verb: 'This reads like a sentence. A name is a thing: “late deliveries”, not “they deliver late”.',
}

/** Why a text cannot be the name of a kind, in words. */
export const refusalWords = (refusal: LabelRefusal, kind?: string): string =>
  refusal === 'long' && kind === 'job'
    ? `A job is told in at most ${JOB_WORDS_MAX} words. Please shorten it.`
    : LABEL_REFUSAL_WORDS[refusal]

export const ARTICLE = /^(the|a|an|our|my|your|their|its|his|her)\s+/i
/** Words for somebody who speaks or is spoken of. */
export const PERSONS = "I we he she they you it us them me I'm we're we've they're who which that"
/** One of these words, whole: `\b` knows plain letters only and finds “i” in “Vaðið”, and “you” in “thank-you”. */
const anyWord = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}&-])(?:${words.replaceAll(' ', '|')})(?![\p{L}\p{N}&-])`,
    'iu',
  )
/** "Days until it arrives", "tiles that last": behind a thing such a word says which. */
const TELLS_WHICH = new Set(['it', 'who', 'which', 'that'])
const PERSON = anyWord(
  PERSONS.split(' ')
    .filter(word => !TELLS_WHICH.has(word))
    .join(' '),
)
/** Verbs that are nothing else, and the conjunctions that begin a clause. */
export const CLAUSE_WORDS =
  "is are was were am be been isn't aren't has have had does did do don't doesn't didn't can can't cannot " +
  "will won't would should go goes went gone get gets got come comes came because just maybe if when"
const VERB = anyWord(CLAUSE_WORDS)
/** “Mrs. Lam”, “St. Ives”, “J. Ortiz”: a stop that shortens a part of a name ends nothing. */
const TITLE_STOP = /(?<=(?:^|\s)\p{Lu}\p{L}{0,3})\.(?=\s\p{Lu})/gu
const PUNCTUATION = /["“”„«»!?;:\n]|\.\s|\.$|,\s/

/** Proper names may be longer: "Royal Society for the Protection of Birds". */
const NAME_WORDS_MAX = 8
const NAME_PARTICLES = new Set(
  'of and the for de la le du des van von der den und et y & + - at in on'.split(' '),
)
const isPartOfName = (word: string): boolean =>
  /^[\p{Lu}\d]/u.test(word) || NAME_PARTICLES.has(word)

/** Why a text cannot be a name of a kind, or null where it can. */
export function labelRefusal(written: string, kind?: string): LabelRefusal | null {
  const text = tidyLabel(written)
  if (text === '') return 'empty'
  if (kind === 'job') return jobRefusal(text)
  if (text.length > LABEL_MAX) return 'long'
  if (PUNCTUATION.test(text.replaceAll(TITLE_STOP, ''))) return 'punctuation'
  const noun = text.replace(ARTICLE, '')
  if (noun === '') return 'empty'
  const words = noun.split(' ')
  if (words.every(isPartOfName)) return words.length > NAME_WORDS_MAX ? 'long' : null
  if (words.length > LABEL_WORDS_MAX) return 'long'
  const opens = words[0]?.toLowerCase() ?? ''
  if (PERSON.test(noun) || TELLS_WHICH.has(opens)) return 'person'
  if (VERB.test(noun)) return 'verb'
  return null
}

/** A job may say what is done and by when; it is one statement. */
function jobRefusal(text: string): LabelRefusal | null {
  if (text.length > JOB_MAX || text.replace(ARTICLE, '').split(' ').length > JOB_WORDS_MAX)
    return 'long'
  return ENDS_SENTENCE.test(text) ? 'punctuation' : null
}
const ENDS_SENTENCE = /["“”„«»!?;:\n]|\.\s|\.$/

/** One space between words, none around; a possessive of the speaker becomes the article ("our hearses" and "our own hearses" are "the hearses"). */
export function tidyLabel(written: string): string {
  const text = written.trim().replace(/\s+/g, ' ')
  return text.replace(/^(?:our|my)(?:\s+own)?\s+/i, 'the ')
}
