import { clip, round } from './statistics/basics.ts'

export type OkrBand = 'green' | 'amber' | 'red'

/**
 * (actual − base) ÷ (target − base) clipped to 0–1; works for targets below the base (churn down).
 * Null when the target equals the base: there is nothing to grade.
 */
export function gradeKeyResult(base: number, target: number, actual: number): number | null {
  if (![base, target, actual].every(Number.isFinite))
    throw new RangeError('base, target and actual must be numbers')
  if (target === base) return null
  return clip((actual - base) / (target - base), 0, 1)
}

/**
 * Green ≥ 0.7, amber 0.4–0.6, red ≤ 0.3 on the grade rounded to one decimal first, as grades are shown and spoken:
 * so 0.65 is green (0.7), 0.64 amber (0.6), 0.35 amber (0.4) and 0.34 red (0.3), and no grade falls between bands.
 */
export function okrBand(grade: number): OkrBand {
  const shown = round(clip(grade, 0, 1), 1)
  if (shown >= 0.7) return 'green'
  return shown >= 0.4 ? 'amber' : 'red'
}

/** Mean of the gradable key results, 0–1; null when none can be graded. */
export function gradeObjective(grades: readonly (number | null)[]): number | null {
  const known = grades.filter((grade): grade is number => grade !== null)
  return known.length === 0 ? null : known.reduce((sum, grade) => sum + grade, 0) / known.length
}
