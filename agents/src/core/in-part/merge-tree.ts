import { isClaim } from '../../evidence/claims.ts'
import { pairsOf } from './pair-items.ts'
import { wordsIn } from './same-words.ts'

/** What is done where two states differ. */
export type Merging = {
  /** Whether what stood at this place stays. */
  keeps: (place: string) => boolean
  /** What stays, with its evidence made ready for the place where it stays. */
  carry: <T>(kept: T) => T
}

const GONE = Symbol('gone')
type Merged = unknown

/**
 * A later state of a part of a deliverable in which chosen places stay as they were. A statement, a figure and an item that came or went
 * are one place each; places have the same names whatever is chosen.
 */
export function mergedTree(before: unknown, after: unknown, at: string, merging: Merging): Merged {
  const value = merged(before, after, at, merging)
  return value === GONE ? undefined : value
}

function merged(before: unknown, after: unknown, at: string, merging: Merging): Merged {
  if (wordsIn(before) === wordsIn(after)) return after
  if (Array.isArray(before) && Array.isArray(after) && hasParts(before) && hasParts(after))
    return mergedList(before, after, at, merging)
  if (isForm(before) && isForm(after) && haveSameFields(before, after))
    return mergedForm(before, after, at, merging)
  return chosen(before, after, at, merging)
}

/** One of the two as a whole. */
function chosen(before: unknown, after: unknown, at: string, merging: Merging): Merged {
  const value = merging.keeps(at) ? merging.carry(before) : after
  return value === undefined ? GONE : value
}

const mergedList = (
  before: readonly unknown[],
  after: readonly unknown[],
  at: string,
  merging: Merging,
): unknown[] =>
  pairsOf(before, after)
    .map(({ before: was, after: is, isOther }, index) => {
      const place = `${at}/${index}`
      return isOther ? chosen(was, is, place, merging) : merged(was, is, place, merging)
    })
    .filter(item => item !== GONE)

function mergedForm(before: Form, after: Form, at: string, merging: Merging): Form {
  const entries = Object.keys(after).map(key => [
    key,
    merged(before[key], after[key], `${at}/${key}`, merging),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== GONE)) as Form
}

type Form = Record<string, unknown>
const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isClaim(value)

/** A list of forms or statements; one of plain words or numbers is one thing. */
const hasParts = (list: readonly unknown[]): boolean =>
  list.every(item => typeof item === 'object' && item !== null && !Array.isArray(item))

/** Forms with the same fields can be taken field by field. */
const haveSameFields = (before: Form, after: Form): boolean =>
  Object.keys(before).sort().join() === Object.keys(after).sort().join()
