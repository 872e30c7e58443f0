import { mean, within } from './statistics/basics.ts'

/** The seven elements (Waterman, Peters and Phillips, Business Horizons, June 1980), in the order they are shown. */
export const SEVEN_S = [
  'strategy',
  'structure',
  'systems',
  'shared values',
  'skills',
  'style',
  'staff',
] as const
export type SevenSKey = (typeof SEVEN_S)[number]
/** Alignment 1 (pull against each other) to 5 (reinforce). */
export type Alignment = { a: SevenSKey; b: SevenSKey; score: number }

/** All 21 unordered pairs, in a fixed order. */
export const PAIRS: readonly (readonly [SevenSKey, SevenSKey])[] = SEVEN_S.flatMap((a, index) =>
  SEVEN_S.slice(index + 1).map(b => [a, b] as const),
)

/** target − current on 1–5; positive is work to do, negative is more than the strategy needs. */
export function gap(current: number, target: number): number {
  return within('target', target, 1, 5) - within('current', current, 1, 5)
}

/**
 * Prior alignment of a pair from the two elements' gaps, 1–5: 5 less the mean of the absolute gaps and half their difference,
 * never under 1. A prior only: an answer of the user about the pair replaces it.
 */
export function priorAlignment(gapA: number, gapB: number): number {
  const distance = (Math.abs(gapA) + Math.abs(gapB)) / 2 + Math.abs(gapA - gapB) / 2
  return Math.max(1, Math.round(5 - distance))
}

/** The `count` pairs with the lowest alignment (ties by the order of PAIRS) and the mean of all given; throws on a repeated pair. */
export function worstPairs(
  alignments: readonly Alignment[],
  count = 3,
): { worst: Alignment[]; mean: number | null; complete: boolean } {
  const place = (pair: Alignment) =>
    PAIRS.findIndex(([a, b]) => (a === pair.a && b === pair.b) || (a === pair.b && b === pair.a))
  const seen = new Set<number>()
  for (const pair of alignments) {
    within('alignment', pair.score, 1, 5)
    const index = place(pair)
    if (index < 0 || seen.has(index))
      throw new RangeError(`pair ${pair.a} and ${pair.b} is unknown or given twice`)
    seen.add(index)
  }
  const worst = [...alignments]
    .sort((a, b) => a.score - b.score || place(a) - place(b))
    .slice(0, count)
  return {
    worst,
    mean: mean(alignments.map(pair => pair.score)),
    complete: seen.size === PAIRS.length,
  }
}
