/** Marks of the relative-share axis. */
const SHARES = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02]
const LOG = Math.log(10)

/** Log axis of relative share, high on the left: 10× at `left` and 0.1× at `right`, wider when a line lies outside; what is off the scale stands at its end. */
export function shareScale(shares: readonly number[], left: number, right: number) {
  const known = shares.filter(share => share > 0)
  const high = Math.log(Math.min(50, Math.max(10, ...known))) / LOG
  const low = Math.log(Math.max(0.02, Math.min(0.1, ...known))) / LOG
  const at = (share: number) =>
    right -
    ((Math.min(high, Math.max(low, Math.log(Math.max(share, 1e-6)) / LOG)) - low) / (high - low)) *
      (right - left)
  const ticks: number[] = []
  for (const tick of SHARES) {
    const inside = Math.log(tick) / LOG <= high + 1e-9 && Math.log(tick) / LOG >= low - 1e-9
    const clear =
      ticks.every(other => Math.abs(at(other) - at(tick)) > 34) &&
      (tick === 1 || Math.abs(at(tick) - at(1)) > 34)
    if (inside && clear) ticks.push(tick)
  }
  return { at, ticks }
}

/** Growth axis: from 0 (or the lowest) to 20% (or the highest), in round steps. */
export function growthScale(growths: readonly number[], bottom: number, top: number) {
  const low = Math.min(0, ...growths),
    high = Math.max(0.2, ...growths)
  const step = [0.05, 0.1, 0.2, 0.25, 0.5, 1].find(size => (high - low) / size <= 6) ?? 1
  const from = Math.floor(low / step + 1e-9) * step,
    to = Math.ceil(high / step - 1e-9) * step
  const at = (growth: number) => bottom - ((growth - from) / (to - from)) * (bottom - top)
  return {
    at,
    ticks: Array.from(
      { length: Math.round((to - from) / step) + 1 },
      (_, index) => Math.round((from + index * step) * 100) / 100,
    ),
  }
}

/** Radius for a revenue so that the area, not the radius, is proportional to it. */
export const bubbleRadius = (revenue: number, largestRevenue: number, largestRadius: number) =>
  largestRevenue > 0 ? Math.sqrt(revenue / largestRevenue) * largestRadius : 0
