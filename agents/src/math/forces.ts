import { mean, weightedMean, within } from './statistics/basics.ts'

/** One competitive force, strength 1 (weak, good for profit) to 5 (strong, bad); weight defaults to 1. */
export type ForceScore = { key: string; score: number; weight?: number }
export type ForcesVerdict = {
  pressure: number
  attractiveness: number
  verdict: 'attractive' | 'average' | 'unattractive'
  strongest: string
}

/**
 * Weighted mean pressure 1–5, attractiveness = 6 − pressure (the same scale turned round), and the strongest force.
 * Bands of this product: attractiveness ≥ 3.5 attractive, ≤ 2.5 unattractive, else average.
 * The strongest force is named because it, not the mean, sets profit (M. E. Porter, HBR, January 2008).
 * Null without forces; a score outside 1–5 throws.
 */
export function judgeForces(forces: readonly ForceScore[]): ForcesVerdict | null {
  const pressure = weightedMean(
    forces.map(f => within(`score of ${f.key}`, f.score, 1, 5)),
    forces.map(f => f.weight ?? 1),
  )
  const first = forces[0]
  if (pressure === null || !first) return null
  const attractiveness = 6 - pressure
  const strongest = forces.reduce(
    (top, force) => (force.score > top.score ? force : top),
    first,
  ).key
  return {
    pressure,
    attractiveness,
    strongest,
    verdict: verdictOn(attractiveness),
  }
}

function verdictOn(attractiveness: number): 'attractive' | 'average' | 'unattractive' {
  if (attractiveness >= 3.5) return 'attractive'
  return attractiveness <= 2.5 ? 'unattractive' : 'average'
}

/** One force from its drivers (each 1–5); null when none was scored. */
export function forceFromDrivers(drivers: readonly number[]): number | null {
  return mean(drivers.map(driver => within('driver', driver, 1, 5)))
}
