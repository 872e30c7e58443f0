import type { FactKind } from '@sextant/contracts/company/kinds'
import { plainWords } from './acts.ts'

type Named = { kind: FactKind; label: string }

const EMPTY = new Set('the a an our my their of and for in on at to per new all'.split(' '))

/** A word without its ending of number: "pages" and "page", "copies" and "copy". */
export const stem = (word: string): string =>
  word.length > 3 && !word.endsWith('ss')
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|x|s)es$/, '')
        .replace(/s$/, '')
    : word

/** The words that carry a name, each without its ending of number. */
export const stems = (words: string): string[] =>
  plainWords(words)
    .filter(word => !EMPTY.has(word))
    .map(stem)

export const isSameName = (one: string, other: string): boolean =>
  stems(one).join(' ') === stems(other).join(' ')

/** The one thing that a name means: of the same words, or the only one of whose words it is made. Null where none or several could be meant. */
export function meant<T extends Named>(name: string, things: readonly T[]): T | null {
  const own = stems(name)
  if (own.length === 0) return null
  const same = things.filter(({ label }) => stems(label).join(' ') === own.join(' '))
  if (same.length > 0) return same[0] ?? null
  const shorter = things.filter(({ label }) => {
    const words = stems(label)
    return words.length > own.length && own.every(word => words.includes(word))
  })
  const [only, ...more] = shorter
  return only && more.length === 0 ? only : null
}

/** The only thing that the words before a first figure name: "rewiring costs 190 per lamp" beside "lamp rewiring". */
export function spokenOf<T extends Named>(quote: string, things: readonly T[]): T | null {
  const words = new Set(stems(quote.split(/[\d,;:]/)[0] ?? ''))
  const found = things.filter(({ label }) => stems(label).some(word => words.has(word)))
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}
