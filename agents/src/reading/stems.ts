/** Words that name nothing. */
const EMPTY = new Set(
  'the a an our my their its of and or for in on at to per is are was were we i they did do sold sell made make last this year each all new about around cost costs'.split(
    ' ',
  ),
)

/** A word without its ending of number: "pages" and "page", "copies" and "copy". */
const stem = (word: string): string =>
  word.length > 3 && !word.endsWith('ss')
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|x|s)es$/, '')
        .replace(/s$/, '')
    : word

/** The words of a text that may name something, each without its ending. */
export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(word => !EMPTY.has(word)).map(stem)

/** The same word, or one that is written short: "nat." is none, "reg" of "regular" is. */
export const sameStem = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= LONG && other.startsWith(one)) ||
  (other.length >= LONG && one.startsWith(other))
const LONG = 4
