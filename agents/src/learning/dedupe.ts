import { withoutInvisible } from '@sextant/contracts/plain-text'
import { isListKey } from './keys.ts'

/** A learned fact as it is compared: lists hold one fact per item. */
export type Fact = { key: string; value: string; quote?: string }

const LEGAL = /\s(?:inc|incorporated|llc|llp|ltd|limited|gmbh|corp|corporation|co|plc|pllc|sa|bv)$/

/** Lower case, no accents, punctuation, invisible marks, leading articles, legal forms or plural s of the last word. */
export function normalizeFact(value: string): string {
  const bare = withoutInvisible(value.slice(0, 2000))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/['\u2018\u2019]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}%$]+/gu, ' ')
    .trim()
    .replace(/^(?:the|a|an|our|to|my)\s/, '')
    .replace(LEGAL, '')
  return bare.length > 4 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare
}

/** The same fact said twice: same key and equal once normalised. */
export function sameFact(a: Fact, b: Fact): boolean {
  return a.key === b.key && normalizeFact(a.value) === normalizeFact(b.value)
}

/** The same words of the user: equal once normalised, or one inside the other. */
export function sameQuote(a: string, b: string): boolean {
  const left = normalizeFact(a)
  const right = normalizeFact(b)
  if (left === '' || right === '') return false
  return left === right || left.includes(right) || right.includes(left)
}

/**
 * Candidates worth proposing: not already known, not twice in the batch, and not deleted before from the same quote.
 * The same value from new words may come back: then the user said it again. A single fact keeps its best candidate.
 */
export function dropRepeats<T extends Fact & { confidence: number }>(
  candidates: readonly T[],
  known: readonly Fact[] = [],
  deleted: readonly Fact[] = [],
): T[] {
  const kept = new Map<string, T>()
  const knownIds = new Set(known.map(fact => `${fact.key}:${normalizeFact(fact.value)}`))
  const gone = new Map<string, Fact[]>()
  for (const fact of deleted)
    gone.set(`${fact.key}:${normalizeFact(fact.value)}`, [
      ...(gone.get(`${fact.key}:${normalizeFact(fact.value)}`) ?? []),
      fact,
    ])
  for (const candidate of candidates) {
    const id = `${candidate.key}:${normalizeFact(candidate.value)}`
    if (knownIds.has(id)) continue
    if (
      gone
        .get(id)
        ?.some(
          fact =>
            fact.quote === undefined ||
            candidate.quote === undefined ||
            sameQuote(fact.quote, candidate.quote),
        )
    )
      continue
    const place = isListKey(candidate.key) ? id : candidate.key
    const other = kept.get(place)
    if (!other || other.confidence < candidate.confidence) kept.set(place, candidate)
  }
  return [...kept.values()]
}
