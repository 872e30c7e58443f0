import { correlation, mean, within } from './statistics/basics.ts'

/** Levels on one buying factor, 0 (absent) to 10; `now` is today's own level, `next` the intended one. */
export type CanvasFactor = { name: string; now: number; next: number; rivals: readonly number[] }
export type ErrcAction = 'eliminate' | 'reduce' | 'raise' | 'create' | 'keep'

/** Mean level of the rivals on a factor; null without rivals. */
export function rivalMean(factor: CanvasFactor): number | null {
  return mean(factor.rivals.map(level => within(`rival on ${factor.name}`, level, 0, 10)))
}

/**
 * 1 − Pearson correlation(own next curve, mean of rivals): 0 same shape, 1 unrelated, 2 mirror image.
 * Null when a curve is flat, shorter than two factors, or has no rival (the product's reading of "divergence"
 * in Kim and Mauborgne, Blue Ocean Strategy).
 */
export function divergence(factors: readonly CanvasFactor[]): number | null {
  const means = factors.map(rivalMean)
  if (means.some(value => value === null)) return null
  const r = correlation(
    factors.map(f => within(f.name, f.next, 0, 10)),
    means.map(value => value ?? 0),
  )
  return r === null ? null : 1 - r
}

/**
 * Share of the total own level held by the strongest third of the factors (rounded up), 0–1.
 * An even curve scores the share of factors themselves; a focused one clearly more. Null when all levels are 0.
 */
export function focusShare(levels: readonly number[]): number | null {
  const sorted = levels.map(level => within('level', level, 0, 10)).sort((a, b) => b - a)
  const total = sorted.reduce((sum, level) => sum + level, 0)
  if (total === 0) return null
  return (
    sorted.slice(0, Math.ceil(sorted.length / 3)).reduce((sum, level) => sum + level, 0) / total
  )
}

/**
 * ERRC action of a move: to 0 from above is eliminate; from 0 (with the rivals' mean below 1 when known) is create;
 * otherwise up is raise, down is reduce, and a move under half a point is keep.
 */
export function errcAction(factor: CanvasFactor): ErrcAction {
  const now = within(`${factor.name} now`, factor.now, 0, 10)
  const next = within(`${factor.name} next`, factor.next, 0, 10)
  if (next === 0 && now > 0) return 'eliminate'
  if (Math.abs(next - now) < 0.5) return 'keep'
  if (now === 0 && (rivalMean(factor) ?? 0) < 1) return 'create'
  return next > now ? 'raise' : 'reduce'
}
