// The evidence ladder of ICE, the same on the screen, on paper and in the arithmetic. Without zod, because the browser reads it.

/** Lowest first. What was tried and failed stands below a mere opinion. */
export const EVIDENCE = [
  'failed attempt',
  'opinion',
  'anecdote',
  'benchmark',
  'own data',
  'test',
] as const
export type Evidence = (typeof EVIDENCE)[number]

/** The confidence, 1–10, that each rung fixes (after I. Gilad's confidence meter; the numbers are this product's). */
export const CONFIDENCE: Readonly<Record<Evidence, number>> = {
  'failed attempt': 1,
  opinion: 2,
  anecdote: 4,
  benchmark: 5,
  'own data': 7,
  test: 9,
}
