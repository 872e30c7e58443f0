import { go, snapshot } from 'fuzzysort'
import {
  PALETTE_GROUPS,
  type PaletteClient,
  type PaletteEntry,
  type PaletteGroup,
} from './palette-entries.ts'

export type FoundGroup = { group: PaletteGroup; entries: PaletteEntry[] }

/** Of thousands of clients only the best stand in the list: nobody reads more, and drawing them would cost the keystroke. */
const CLIENTS_SHOWN = 8
const CLIENTS_AT_REST = 5
const ENTRIES_SHOWN = 12
/** Of fuzzysort, 0 to 1: below it letters merely happen to occur. */
const THRESHOLD = 0.2

const clientEntry = ({ id, slug, name, status }: PaletteClient): PaletteEntry => ({
  id: `client:${id}`,
  group: 'Clients',
  label: name,
  to: `/clients/${slug}`,
  ...(status === 'active' ? {} : { note: status }),
})

/** Prepares the targets once; the answer finds in them. Nothing typed: everything that is not quiet, in the order of the groups. Typed: the group with the best match first. */
export function finder(
  entries: readonly PaletteEntry[],
  clients: readonly PaletteClient[],
  nearest: string | null,
): (typed: string) => FoundGroup[] {
  const targets = snapshot(entries, {
    keys: ['label', entry => entry.also ?? '', entry => entry.group],
  })
  // Made once: a line whose entry stays the same is not drawn again.
  const ofClients = clients.map(clientEntry)
  const names = snapshot(ofClients, { key: 'label' })
  const atRest = [
    ...clients.filter(({ slug }) => slug === nearest),
    ...clients.filter(({ slug }) => slug !== nearest),
  ]
    .slice(0, CLIENTS_AT_REST)
    .map(clientEntry)
  return typed => {
    const words = typed.trim()
    if (words === '')
      return grouped([...entries.filter(({ quiet }) => !quiet), ...atRest], PALETTE_GROUPS)
    // A word that only names the group or a synonym counts less than one in the label.
    const found = go(words, targets, {
      limit: ENTRIES_SHOWN,
      threshold: THRESHOLD,
      scoreFn: ([label, also, group]) =>
        Math.max(label?.score ?? 0, (also?.score ?? 0) * 0.8, (group?.score ?? 0) * 0.6),
    }).map(({ obj, score }) => ({ entry: obj, score }))
    const foundClients = go(words, names, { limit: CLIENTS_SHOWN, threshold: THRESHOLD }).map(
      ({ obj, score }) => ({ entry: obj, score }),
    )
    const ranked = [...found, ...foundClients].sort((a, b) => b.score - a.score)
    return grouped(
      ranked.map(({ entry }) => entry),
      [...new Set(ranked.map(({ entry }) => entry.group))],
    )
  }
}

const grouped = (entries: readonly PaletteEntry[], order: readonly PaletteGroup[]): FoundGroup[] =>
  order
    .map(group => ({ group, entries: entries.filter(entry => entry.group === group) }))
    .filter(({ entries: some }) => some.length > 0)
