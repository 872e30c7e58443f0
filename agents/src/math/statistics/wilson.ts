import { within } from './basics.ts'
import { zOf } from './distributions.ts'

/** What a figure may truly be. */
export type Interval = { low: number; high: number }

/** The interval in which a true share (0–1) lies with that confidence when it was seen in `n` cases (E. B. Wilson 1927). */
export function wilsonInterval(share: number, n: number, confidence = 0.95): Interval {
  within('share', share, 0, 1)
  within('n', n, 1, Number.MAX_SAFE_INTEGER)
  const z = zOf(confidence)
  const base = 1 + z ** 2 / n
  const centre = (share + z ** 2 / (2 * n)) / base
  const half = (z / base) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))
  return {
    low: share === 0 ? 0 : Math.max(0, centre - half),
    high: share === 1 ? 1 : Math.min(1, centre + half),
  }
}
