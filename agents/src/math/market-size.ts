/** The larger of two figures ÷ the smaller; null where either is missing or nought. */
export function timesApart(a: number | null, b: number | null): number | null {
  if (!a || !b) return null
  return Math.max(a, b) / Math.min(a, b)
}
