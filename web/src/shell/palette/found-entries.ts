import type { Found, FoundPage, SearchKind } from '@sextant/contracts/search/routes'
import { excerptOf } from '@sextant/contracts/search/excerpt'
import { type FoundPlace, placeOf } from '@/features/search/found-place.ts'
import { isWaiting, titleOf } from '@/features/search/kinds.ts'
import type { FoundGroup } from './find-entries.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts'

/** Fewer letters would find nearly everything. */
export const SEARCH_LETTERS = 3
/** Characters of a passage beside its name. */
const NOTE = 90

/** Clients and campaigns have groups of their own, found by their names. */
const GROUPS = {
  document: 'Documents',
  output: 'Outputs',
  fact: 'Facts',
  message: 'Messages',
} as const satisfies Partial<Record<SearchKind, PaletteGroup>>

const isShown = (kind: SearchKind): kind is keyof typeof GROUPS => Object.hasOwn(GROUPS, kind)

const wordsOf = ({ pieces }: Found): string =>
  excerptOf(pieces, NOTE)
    .map(({ text }) => text)
    .join('')

/** A message says more by its words than by what its conversation is called. */
function linesOf(found: Found): { label: string; note: string } {
  const [title, words] = [titleOf(found), wordsOf(found)]
  const [label, rest] = found.kind === 'message' ? [words, title] : [title, words]
  return {
    label,
    note: [isWaiting(found) && 'Waiting', found.client_name, rest].filter(Boolean).join(' · '),
  }
}

/** What the search found, in groups by kind, and the way to all of it. all: the address of the page for it. */
export function foundEntries(
  found: FoundPage,
  typed: string,
  place: FoundPlace,
  all: string,
): FoundGroup[] {
  const groups = Object.entries(GROUPS).map(([kind, group]) => ({
    group,
    entries: found.rows
      .filter(row => row.kind === kind && isShown(row.kind))
      .map((row): PaletteEntry => ({
        id: `found:${kind}:${row.id}:${row.page}`,
        group,
        ...linesOf(row),
        to: placeOf(row, place),
      })),
  }))
  const { total } = found
  const whole: PaletteEntry = {
    id: 'found:all',
    group: 'Search',
    label: `All results for “${typed}”`,
    note: `${total} ${total === 1 ? 'result' : 'results'}`,
    to: `${all}?${new URLSearchParams({ words: typed })}`,
  }
  return [...groups, { group: 'Search' as const, entries: total > 0 ? [whole] : [] }].filter(
    ({ entries }) => entries.length > 0,
  )
}

/** What stands in the list by its name already is not named again. */
export function withoutThose(
  groups: readonly FoundGroup[],
  named: readonly FoundGroup[],
): FoundGroup[] {
  const there = new Set(named.flatMap(({ entries }) => entries.map(({ to }) => to)))
  return groups
    .map(({ group, entries }) => ({ group, entries: entries.filter(({ to }) => !there.has(to)) }))
    .filter(({ entries }) => entries.length > 0)
}
