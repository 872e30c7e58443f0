import type { TowsKind } from '@sextant/contracts/strategy/swot-words'
import { within } from './statistics/basics.ts'

/** One SWOT factor; impact and likelihood on 1–5; topics are free keywords used for affinity (see knowledge/topics.ts). */
export type SwotFactor = {
  id: string
  impact: number
  likelihood: number
  topics: readonly string[]
}
/** A pair of one internal and one external factor; `score` is the rank key, `affinity` the shared-topic ratio 0–1. */
export type TowsPair = {
  kind: TowsKind
  internal: string
  external: string
  affinity: number
  score: number
}
export type SwotQuadrants = {
  strengths: readonly SwotFactor[]
  weaknesses: readonly SwotFactor[]
  opportunities: readonly SwotFactor[]
  threats: readonly SwotFactor[]
}

/** Impact × likelihood, 1–25. */
export function factorScore(factor: Pick<SwotFactor, 'impact' | 'likelihood'>): number {
  return within('impact', factor.impact, 1, 5) * within('likelihood', factor.likelihood, 1, 5)
}

/** Jaccard ratio of two topic lists, 0–1; 0 when either is empty. */
export function affinity(a: readonly string[], b: readonly string[]): number {
  const left = new Set(a)
  const right = new Set(b)
  if (left.size === 0 || right.size === 0) return 0
  let shared = 0
  for (const topic of left) if (right.has(topic)) shared += 1
  return shared / (left.size + right.size - shared)
}

/**
 * Best `perKind` pairs (default 2) for each of SO, WO, ST, WT.
 * Score = √(internal × external factor scores) × (0.5 + affinity): 0.5–37.5; topics can lift a pair threefold
 * but never create one that has no weight. A factor is used once within a kind, so moves do not repeat.
 */
export function pairTows(quadrants: SwotQuadrants, perKind = 2): TowsPair[] {
  const kinds: [TowsKind, readonly SwotFactor[], readonly SwotFactor[]][] = [
    ['SO', quadrants.strengths, quadrants.opportunities],
    ['WO', quadrants.weaknesses, quadrants.opportunities],
    ['ST', quadrants.strengths, quadrants.threats],
    ['WT', quadrants.weaknesses, quadrants.threats],
  ]
  return kinds.flatMap(([kind, inside, outside]) => {
    const pairs = inside
      .flatMap(internal =>
        outside.map((external): TowsPair => {
          const shared = affinity(internal.topics, external.topics)
          return {
            kind,
            internal: internal.id,
            external: external.id,
            affinity: shared,
            score: Math.sqrt(factorScore(internal) * factorScore(external)) * (0.5 + shared),
          }
        }),
      )
      .sort(
        (a, b) => b.score - a.score || (a.internal + a.external < b.internal + b.external ? -1 : 1),
      )
    const chosen: TowsPair[] = []
    for (const pair of pairs) {
      if (chosen.length === perKind) break
      if (
        !chosen.some(other => other.internal === pair.internal || other.external === pair.external)
      )
        chosen.push(pair)
    }
    return chosen
  })
}
