/** A word is one typing mistake away from another up to this length, two beyond it; shorter ones are never corrected. */
const [SHORTEST, LONG] = [4, 7] as const
/** Of the words that one typed word could stand for. */
const MOST = 6
/** Letters by which a word is longer than its stem. */
const LONGEST_ENDING = 3

/** How many letters are missing, too many, different or swapped with their neighbour. */
export function mistakes(typed: string, meant: string): number {
  const [a, b] = [[...typed], [...meant]]
  let before: number[] = []
  let above = b.map((_letter, at) => at).concat(b.length)
  for (const [y, letter] of a.entries()) {
    const row = [y + 1]
    for (const [x, other] of b.entries()) {
      const swapped =
        y > 0 && x > 0 && letter === b[x - 1] && a[y - 1] === other ? before[x - 1]! + 1 : Infinity
      const changed = above[x]! + (letter === other ? 0 : 1)
      row.push(Math.min(row[x]! + 1, above[x + 1]! + 1, changed, swapped))
    }
    before = above
    above = row
  }
  return above[b.length]!
}

const allowed = (typed: string): number => {
  if (typed.length < SHORTEST) return 0
  return typed.length < LONG ? 1 : 2
}

const isCorrected = (typed: string): boolean => typed.length >= SHORTEST && !/\d/.test(typed)

/** Of words that a typed one is a part of, or is put together from, those that are looked for; of a word and its stem (“preislisten”, “preislist”) the word. */
export function wholeWords(typed: string, joined: readonly string[]): string[] {
  if (!isCorrected(typed)) return []
  const isStem = (word: string): boolean =>
    joined.some(
      other =>
        other !== word && other.startsWith(word) && other.length - word.length <= LONGEST_ENDING,
    )
  return joined
    .filter(word => !isStem(word))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST)
}

/** Of words that look alike those that are meant: with the fewest mistakes, or, where there are none so near, those that go on from it ("preis", "preisliste"). */
export function closeWords(typed: string, near: readonly string[]): string[] {
  if (!isCorrected(typed)) return []
  const measured = near
    .map(word => ({ word, off: mistakes(typed, word) }))
    .filter(({ off }) => off <= allowed(typed))
  const least = Math.min(...measured.map(({ off }) => off))
  const meant = measured.filter(({ off }) => off === least).map(({ word }) => word)
  const longer = near.filter(word => word.startsWith(typed))
  return (meant.length > 0 ? meant : longer)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST)
}
