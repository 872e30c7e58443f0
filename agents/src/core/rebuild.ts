import type { HandChange } from '@sextant/contracts/deliverable'
import {
  type StrategyDeliverable,
  strategyDeliverable,
} from '@sextant/contracts/strategy/deliverable'
import { toolFor } from '../tools.ts'
import { pathOf } from './by-hand.ts'
import { draftOf } from './draft.ts'
import { withoutItemAt, withValueAt } from '../evidence/claims.ts'
import type { Known } from './known.ts'
import { earlierClaims, withOwnSources } from './own-words.ts'
import { checked, recomputed } from './revise.ts'

/** The deliverable from the facts as they stand now: decision, findings, moves and actions anew; what was changed by hand stays where its place still is. */
export function rebuild({
  before,
  known,
}: {
  before: StrategyDeliverable
  known: Known
}): StrategyDeliverable {
  const fresh = draftOf(toolFor(before.framework), known) as StrategyDeliverable
  const byHand = before.byHand.reduce(applied, { ...fresh, byHand: before.byHand })
  const parsed = strategyDeliverable.safeParse(byHand)
  const kept = parsed.success ? parsed.data : fresh
  const backed = withOwnSources(earlierClaims(fresh, []), kept, known.company.today)
  return checked(recomputed(backed), known)
}

function applied(
  content: StrategyDeliverable,
  { key, value, removed }: HandChange,
): StrategyDeliverable {
  const path = pathOf(content, key)
  if (!path) return content
  const isGone = removed && typeof path.at(-1) === 'number'
  return isGone ? withoutItemAt(content, path) : withValueAt(content, path, value)
}
