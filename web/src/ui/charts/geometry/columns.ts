/** Where bars stand side by side, px. */
export type Columns = {
  left: number
  right: number
  /** From one bar to the next. */ step: number
  /** Of one bar. */ width: number
  /** Its left edge. */ edge: (at: number) => number
  middle: (at: number) => number
}

/** So many bars between left and right; `padding`: the share of a step that is empty, before the first and after the last as well. */
export function columnsOf(count: number, left: number, right: number, padding: number): Columns {
  const step = (right - left) / Math.max(1, count + padding)
  const width = step * (1 - padding)
  const edge = (at: number) => left + (at + padding) * step
  return { left, right, step, width, edge, middle: at => edge(at) + width / 2 }
}
