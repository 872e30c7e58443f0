import {
  type CombinedDeliverable,
  type Deliverable,
  type StoredDeliverable,
  toolDeliverable,
} from '@sextant/contracts/stored-deliverable'
import { toolFor } from '../../tools.ts'
import { combineDocument } from '../combine.ts'
import { recomputed } from '../revise.ts'
import { evidenceCarrier } from './carry-evidence.ts'
import { mergedTree } from './merge-tree.ts'

/** An output as it stands and made anew. today: an ISO date. */
export type States = { before: StoredDeliverable; after: StoredDeliverable; today: string }
type Keeps = (place: string) => boolean

/** What a deliverable says; the rest says what it was made from and follows. */
const SAYS = [
  'decision',
  'findings',
  'narrative',
  'body',
  'moves',
  'actions',
  'wouldChange',
  'wanted',
] as const

/** The later state, in which chosen places say what they said before. Null where that is no deliverable. */
export function mergedStates(
  { before, after, today }: States,
  keeps: Keeps,
): StoredDeliverable | null {
  if (after.tool !== 'combined')
    return before.tool === after.tool ? mergedOne(before as Deliverable, after, '', keeps) : null
  if (before.tool !== 'combined') return null
  const parts = after.parts.map((part, index) => {
    const earlier = before.parts[index]
    return earlier?.tool === part.tool ? mergedOne(earlier, part, `${index}/`, keeps) : null
  })
  const isWhole = (all: (Deliverable | null)[]): all is Deliverable[] => all.every(Boolean)
  if (!isWhole(parts)) return null
  return { ...combineDocument(parts, today), title: after.title } satisfies CombinedDeliverable
}

function mergedOne(
  before: Deliverable,
  after: Deliverable,
  at: string,
  keeps: Keeps,
): Deliverable | null {
  const { carry, sources, computations } = evidenceCarrier(before, after)
  const fixed = new Set((toolFor(after.tool).fixed ?? []).map(part => `${at}body/${part}`))
  const isFixed = (place: string): boolean => [...fixed].some(part => isWithin(place, part))
  const merging = { carry, keeps: (place: string) => !isFixed(place) && keeps(place) }
  const says = SAYS.map(part => [
    part,
    mergedTree(before[part], after[part], `${at}${part}`, merging),
  ])
  const insightsUsed = [...new Set([...after.insightsUsed, ...before.insightsUsed])]
  const merged = { ...after, ...Object.fromEntries(says), sources, computations, insightsUsed }
  const parsed = toolDeliverable.safeParse(merged)
  return parsed.success ? recomputed(parsed.data) : null
}

const isWithin = (place: string, part: string): boolean =>
  place === part || place.startsWith(`${part}/`)
