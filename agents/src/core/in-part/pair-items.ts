import { likeness } from '../../rendering/changed-lines.ts'
import { identOf } from '../by-hand.ts'
import { wordsIn } from './same-words.ts'

/** An item of a list as it was and as it is; one of them is absent where only the other list has it. isOther: another item took its place. */
export type Pair = { before?: unknown; after?: unknown; isOther?: boolean }

/** From this part of shared words on, one item is the other, changed. */
const ALIKE_FROM = 0.5

/** The items of two states of a list beside each other, in the order of the later. What only the former has stands behind what it stood behind. */
export function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const { matches, others } = matched(before, after)
  const taken = new Set(matches)
  const pairs: Pair[] = after.map((item, index) => {
    const at = matches[index]!
    if (at < 0) return { after: item }
    return { before: before[at], after: item, isOther: others.has(index) }
  })
  for (const [at, item] of before.entries()) {
    if (taken.has(at)) continue
    const behind = at === 0 ? -1 : pairs.findIndex(pair => pair.before === before[at - 1])
    pairs.splice(behind + 1, 0, { before: item })
  }
  return pairs
}

/** matches: for each item of the later list its place in the former, or -1. others: those that only took the place of what was there. */
function matched(before: readonly unknown[], after: readonly unknown[]) {
  const free = new Set(before.keys())
  const matches = after.map(() => -1)
  const pair = (fits: (item: unknown, other: unknown) => boolean): void => {
    for (const [index, item] of after.entries()) {
      if (matches[index] !== -1) continue
      const at = [...free].find(place => fits(before[place], item))
      if (at === undefined) continue
      matches[index] = at
      free.delete(at)
    }
  }
  pair((one, other) => namesSame(one, other))
  pair((one, other) => wordsIn(one) === wordsIn(other))
  pair((one, other) => isLike(one, other))
  const open = [...matches.keys()].filter(index => matches[index] === -1)
  pair(() => true)
  return { matches, others: new Set(open) }
}

/** Items that say what they are about say the same. */
function namesSame(one: unknown, other: unknown): boolean {
  const name = nameOf(one)
  return name !== null && name === nameOf(other)
}

function nameOf(item: unknown): string | null {
  const rule = typeof item === 'object' && item !== null && 'rule' in item ? item.rule : undefined
  const ident = identOf(item) ?? identOf(Object(item).claim)
  return rule === undefined && ident === null ? null : `${String(rule ?? '')} ${ident ?? ''}`
}

const isLike = (one: unknown, other: unknown): boolean =>
  likeness({ text: wordsIn(one) }, { text: wordsIn(other) }) >= ALIKE_FROM
