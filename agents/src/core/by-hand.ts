import type { HandChange } from '@sextant/contracts/deliverable'

type Path = readonly (string | number)[]
type Place = Record<string | number, unknown>

const SEPARATOR = '/'
/** Stands before what a list's item is about. */
const ITEM = '#'
/** The place behind the last item. */
const APPENDED = '+'

/** A path that still finds its place when lists were built anew: items are named by the fact they are about, else by their id. Null where nothing stands there. */
export function keyOf(root: unknown, path: Path): string | null {
  const segments: string[] = []
  let place: unknown = root
  for (const step of path) {
    if (typeof place !== 'object' || place === null) return null
    const isNew = Array.isArray(place) && step === place.length
    segments.push(isNew ? APPENDED : segmentOf(place as Place, step))
    place = (place as Place)[step]
  }
  return segments.join(SEPARATOR)
}

function segmentOf(place: Place, step: string | number): string {
  if (!Array.isArray(place)) return String(step)
  return `${ITEM}${identOf(place[step as number]) ?? step}`
}

/** What an item is about: the fact of itself or of a statement in it, else its id. */
export function identOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null
  const own = (item as { fact?: unknown }).fact
  if (typeof own === 'string') return own
  for (const part of Object.values(item)) {
    const fact = (part as { fact?: unknown } | null)?.fact
    if (typeof part === 'object' && typeof fact === 'string') return fact
  }
  const { id } = item as { id?: unknown }
  return typeof id === 'string' ? id : null
}

/** Where a key leads in a deliverable of today; null where its place is gone. */
export function pathOf(root: unknown, key: string): (string | number)[] | null {
  const path: (string | number)[] = []
  let place: unknown = root
  for (const segment of key.split(SEPARATOR)) {
    if (typeof place !== 'object' || place === null) return null
    const step = stepOf(place as Place, segment)
    if (step === null) return null
    path.push(step)
    place = (place as Place)[step]
  }
  return path
}

function stepOf(place: Place, segment: string): string | number | null {
  if (!Array.isArray(place)) return Object.hasOwn(place, segment) ? segment : null
  if (segment === APPENDED) return place.length
  const ident = segment.slice(ITEM.length)
  const index = place.findIndex(item => identOf(item) === ident)
  if (index !== -1) return index
  const number = Number(ident)
  return Number.isInteger(number) && number < place.length ? number : null
}

/** A later change of the same place takes the place of the earlier; what is put in by hand stands beside others. */
export function withChange(changes: readonly HandChange[], change: HandChange): HandChange[] {
  const others = changes.filter(({ key }) => key !== change.key || key.endsWith(APPENDED))
  return [...others, change]
}
