import type { Computation, Source } from '@sextant/contracts/deliverable'
import { isClaim } from '../../evidence/claims.ts'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'

/** Stands beside a source that only lines rest on which were left as they were. */
const OF_KEPT = 'of a line kept as it was'

type Evidence = Pick<Deliverable, 'sources' | 'computations'>
export type Carrier = Evidence & {
  /** A copy of what stays, marked so, with the numbers that its sources and figures have from now on. */
  carry: <T>(kept: T) => T
}

/** Takes along what lines rest on that stay as they were: their sources and figures stand behind those of the later state, unless that has the same. */
export function evidenceCarrier(before: Evidence, after: Evidence): Carrier {
  const sources = [...after.sources]
  const computations = [...after.computations]
  const numbers = new Map<number, number>()
  const ids = new Map<string, string>()

  const numberFor = (n: number): number => {
    const source = before.sources.find(one => one.n === n)
    if (!source) return n
    const same = after.sources.find(one => isSameSource(one, source))
    if (same) return same.n
    const added = Math.max(0, ...sources.map(one => one.n)) + 1
    sources.push({ ...source, n: added, flags: [...new Set([...source.flags, OF_KEPT])] })
    return added
  }
  const idFor = (id: string): string => {
    const figure = before.computations.find(one => one.id === id)
    if (!figure) return id
    const same = after.computations.find(one => isSameFigure(one, figure))
    if (same) return same.id
    const added = freeId(id, computations)
    computations.push({ ...figure, id: added })
    return added
  }
  const renamed = (key: string, value: unknown): unknown => {
    if (isClaim(value)) return { ...value, kept: true }
    if (!Array.isArray(value)) return value
    if (key === 'sources' && value.every(isNumber))
      return value.map(n => remembered(numbers, n, numberFor))
    if (key === 'computed' && value.every(isText))
      return value.map(id => remembered(ids, id, idFor))
    return value
  }
  const carry = <T>(kept: T): T =>
    kept === undefined ? kept : (JSON.parse(JSON.stringify(kept, renamed)) as T)
  return { sources, computations, carry }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

function remembered<T>(known: Map<T, T>, key: T, find: (key: T) => T): T {
  const value = known.get(key) ?? find(key)
  known.set(key, value)
  return value
}

/** Words of before are no other source for where they stand in the list. */
const isSameSource = (one: Source, other: Source): boolean =>
  one.kind === other.kind &&
  one.quote === other.quote &&
  one.origin === other.origin &&
  one.ref === other.ref

const isSameFigure = (one: Computation, other: Computation): boolean =>
  one.label === other.label && one.formula === other.formula && one.display === other.display

function freeId(id: string, among: readonly Computation[]): string {
  let free = `${id}-before`
  while (among.some(one => one.id === free)) free += '-before'
  return free
}
