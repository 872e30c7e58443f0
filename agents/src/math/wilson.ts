import { within } from './statistics.ts'

/** Standard normal quantile of a two-sided interval of 95 %. */
const Z = 1.96

/** The interval in which a true share lies with 95 % confidence when it was seen in `n` cases (E. B. Wilson 1927). */
export function wilsonInterval(share: number, n: number): { low: number; high: number } {
  within('share', share, 0, 1)
  within('n', n, 1, Number.MAX_SAFE_INTEGER)
  const base = 1 + Z ** 2 / n
  const centre = (share + Z ** 2 / (2 * n)) / base
  const half = (Z / base) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
