import { clip, weightedMean } from './statistics/basics.ts'

/** Growth at which a group counts nothing or in full, a year either way. */
const GROWTH_FULL = 0.5
const HUNDRED = 100

/** How each figure of a group compares, 0–1: amounts with the largest of all groups, growth on a scale from −50% to +50%. */
export const againstLargest = (value: number | null, largest: number): number | null => {
  if (value === null) return null
  return largest > 0 ? value / largest : 0
}
export const growthPart = (growth: number | null): number | null =>
  growth === null
    ? null
    : (clip(growth, -GROWTH_FULL, GROWTH_FULL) + GROWTH_FULL) / (2 * GROWTH_FULL)

/** The weighted mean of what is known, 0–100; null where nothing is, or nothing that counts. */
export function pointsOf(
  parts: readonly (number | null)[],
  weights: readonly number[],
): number | null {
  const known = parts.flatMap((part, index) =>
    part === null ? [] : [{ part, weight: weights[index] ?? 0 }],
  )
  const mean = weightedMean(
    known.map(({ part }) => part),
    known.map(({ weight }) => weight),
  )
  return mean === null ? null : Math.round(mean * HUNDRED)
}

/** Attractiveness × fit, 0–100 (after the GE–McKinsey matrix, 1971); null where either is not known. */
export const segmentScore = (attractiveness: number | null, fit: number | null): number | null =>
  attractiveness === null || fit === null ? null : Math.round((attractiveness * fit) / HUNDRED)
