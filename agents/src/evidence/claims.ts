import type { Claim } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'

export type Path = (string | number)[]
export type ClaimAt = { path: Path; claim: Claim }

export const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Claim).text === 'string' &&
  Array.isArray((value as Claim).sources)

/** Every claim of a deliverable with where it stands, in reading order: decision, findings, narrative, body, moves, actions, what would change it. */
export function claimsOf(deliverable: Deliverable): ClaimAt[] {
  const found: ClaimAt[] = []
  const walk = (value: unknown, path: Path): void => {
    if (isClaim(value)) found.push({ path, claim: value })
    else if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index]))
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key])
  }
  const { decision, findings, narrative, body, moves, actions, wouldChange } = deliverable
  const parts = { decision, findings, narrative, body, moves, actions, wouldChange }
  for (const [key, part] of Object.entries(parts)) walk(part, [key])
  return found
}

const UNSAFE = new Set(['__proto__', 'prototype', 'constructor'])

/** A copy of `root` with `value` at `path`. A path that leads nowhere throws a RangeError; so does a list's `length`, which could be set to billions. */
export function withValueAt<T>(root: T, path: Path, value: unknown): T {
  const copy = structuredClone(root)
  let place: unknown = copy
  for (const [index, key] of path.entries()) {
    if (
      typeof place !== 'object' ||
      place === null ||
      UNSAFE.has(String(key)) ||
      !Object.hasOwn(place, key) ||
      (Array.isArray(place) && key === 'length')
    ) {
      const appends = Array.isArray(place) && index === path.length - 1 && key === place.length
      if (!appends) throw new RangeError(`Nothing stands at ${path.join('.')}`)
    }
    if (index === path.length - 1) (place as Record<string | number, unknown>)[key] = value
    else place = (place as Record<string | number, unknown>)[key]
  }
  return copy
}

/** A copy of `root` without the list item at `path`. A path that is not a list item throws a RangeError. */
export function withoutItemAt<T>(root: T, path: Path): T {
  const copy = structuredClone(root)
  const index = path.at(-1)
  const list = path
    .slice(0, -1)
    .reduce<unknown>(
      (place, key) =>
        typeof place === 'object' && place !== null && Object.hasOwn(place, key)
          ? (place as Record<string | number, unknown>)[key]
          : undefined,
      copy,
    )
  if (!Array.isArray(list) || typeof index !== 'number' || index >= list.length)
    throw new RangeError(`No list item stands at ${path.join('.')}`)
  list.splice(index, 1)
  return copy
}
