import { wholeWords } from './whole-words.ts'

/** A single person tells what happened to them, in English, German, French, Spanish. */
const ONE_PERSON = wholeWords(
  "i|i['’]m|i['’]d|me|my|ich|mir|mich|mein\\p{L}*",
  'je|moi|mon|ma|yo|mi',
)
const ELIDED = /(?<!\p{L})[jm]['’]\p{L}/iu
/** What is feared, guessed, wished or only thought of is not so. */
const NOT_SO = wholeWords(
  'if|would|could|might|maybe|perhaps|what if|suppose[ds]?|imagin\\p{L}+|guess\\p{L}*|expect\\p{L}*|thought|thinks?',
  'afraid|scared|fear\\p{L}*|worr\\p{L}+|nervous|rumou?rs?|heard|allegedly',
  'wenn|falls|würde\\p{L}*|könnte\\p{L}*|vielleicht|angeblich|angst|fürcht\\p{L}+|befürcht\\p{L}+|schätz\\p{L}+|vermut\\p{L}+',
  'si|serai\\p{L}*|pourrai\\p{L}*|peut-être|peur|crain\\p{L}*|redout\\p{L}+|imagin\\p{L}+',
  'sería\\p{L}*|podría\\p{L}*|quizás?|tal vez|miedo|tem[eo]\\p{L}*|imagin\\p{L}+',
)
/** What is to come, in a plan or a wish. */
const AIM = wholeWords(
  'goals?|targets?|aims?|aim(?:ing)? (?:to|for|at)|objectives?|plan(?:s|ned|ning)? to|want(?:s|ed)? to|hop(?:e|es|ing) to|intend\\p{L}*',
  'ziele?|ziels|angestrebt|objectifs?|objetivos?|metas?',
)

export const isOfOnePerson = (sentence: string): boolean =>
  ONE_PERSON.test(sentence) || ELIDED.test(sentence)
export const isNotSo = (sentence: string): boolean =>
  NOT_SO.test(sentence) || sentence.trimEnd().endsWith('?')
export const isAim = (sentence: string): boolean => AIM.test(sentence)

/** "Dana: …", as talks are written down. */
const SPEAKER = /^(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2})\s?:\s/u
/** Who has so many turns on a page talks. */
const TURNS_MIN = 2

/** Names that open several blocks of a page: what stands behind them is what somebody said. */
export function speakersOf(texts: readonly string[]): ReadonlySet<string> {
  const turns = new Map<string, number>()
  for (const text of texts) {
    const name = speakerOf(text)
    if (name) turns.set(name, (turns.get(name) ?? 0) + 1)
  }
  return new Set([...turns].filter(([, times]) => times >= TURNS_MIN).map(([name]) => name))
}

export const speakerOf = (text: string): string | undefined => SPEAKER.exec(text)?.[1]

/** Quotation marks by how they open; straight ones open and close alike. */
const QUOTED =
  /“[^“”]*(?:”|$)|„[^„“”]*(?:[“”]|$)|«[^«»]*(?:»|$)|»[^«»]*(?:«|$)|(?<!\p{L}|\d)"[^"]*(?:"|$)/gu

/** Where somebody else's words stand in a text: from, to. */
export const quotedIn = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(QUOTED)].map(({ 0: words, index }) => [index, index + words.length] as const)
