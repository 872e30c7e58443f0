import type { Claim } from '@sextant/contracts/deliverable'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'

/** Every claim of a deliverable, wherever it stands. */
export function claimsOf(deliverable: StrategyDeliverable): Claim[] {
  const found: Claim[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (value === null || typeof value !== 'object') return
    if ('text' in value && 'sources' in value) found.push(value as Claim)
    Object.values(value).forEach(walk)
  }
  walk({ ...deliverable, sources: [], computations: [], inputs: [] })
  return found
}

/** Sentences a reader meets, actions and metrics included. */
export const sentencesOf = (deliverable: StrategyDeliverable): string[] =>
  [
    ...claimsOf(deliverable).map(c => c.text),
    ...deliverable.actions.map(a => a.metric),
    ...deliverable.sources.flatMap(s => (s.check ? [s.check] : [])),
  ]
    .flatMap(text => text.split(/(?<=[.!?;])\s+/))
    .map(s => s.trim())
    .filter(s => s.length > 0)
