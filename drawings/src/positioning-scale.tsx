/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10]
const WANTED = 4

/** Round figures from below the least to above the most, in at most six steps. */
export function roundTicks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least || Math.abs(most) || 1
  const size = 10 ** Math.floor(Math.log10(span / WANTED))
  const step = (STEPS.find(one => one * size >= span / WANTED) ?? 10) * size
  const from = Math.floor(least / step)
  const to = Math.ceil(most / step)
  const last = from === to ? to + 1 : to
  return Array.from({ length: last - from + 1 }, (_, at) =>
    Number(((from + at) * step).toFixed(10)),
  )
}

/** From a figure to px, between the first and the last tick. */
export const scaleOf =
  (ticks: readonly number[], from: number, to: number) =>
  (value: number): number => {
    const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
    return from + ((value - first) / (last - first)) * (to - from)
  }
