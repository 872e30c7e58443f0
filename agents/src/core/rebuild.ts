import type { HandChange } from '@sextant/contracts/deliverable'
import { type Deliverable, toolDeliverable } from '@sextant/contracts/stored-deliverable'
import { pathOf } from './by-hand.ts'
import { freshDraft } from './fresh-draft.ts'
import { withoutItemAt, withValueAt } from '../evidence/claims.ts'
import type { Known } from './known.ts'
import { earlierClaims, withOwnSources } from './own-words.ts'
import { checked, recomputed, withOwnMoves } from './revise.ts'

/** The deliverable from the facts as they stand now: decision, findings, moves and actions anew; what was changed by hand stays where its place still is. */
export function rebuild({
  before,
  known: given,
}: {
  before: Deliverable
  known: Known
}): Deliverable {
  const known = withOwnMoves(before, given)
  return checked(withHandChanges(freshDraft(before, known), before.byHand, known), known)
}

/** A fresh deliverable with what was changed by hand in the one before: words have the person as their source, derived figures follow. A place that is gone is left out. */
export function withHandChanges(
  fresh: Deliverable,
  changes: readonly HandChange[],
  { company }: Known,
): Deliverable {
  const byHand = changes.reduce(applied, { ...fresh, byHand: [...changes] })
  const parsed = toolDeliverable.safeParse(byHand)
  const kept = parsed.success ? parsed.data : fresh
  return recomputed(withOwnSources(earlierClaims(fresh, []), kept, company.today))
}

function applied(content: Deliverable, { key, value, removed }: HandChange): Deliverable {
  const path = pathOf(content, key)
  if (!path) return content
  const isGone = removed && typeof path.at(-1) === 'number'
  return isGone ? withoutItemAt(content, path) : withValueAt(content, path, value)
}
