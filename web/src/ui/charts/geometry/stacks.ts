export type Piece = { part: number; low: number; high: number; value: number }
export type Stack = {
  total: number
  /** A part is missing: the total is at least this. */ atLeast: boolean
  pieces: Piece[]
}

/** Parts laid on each other in their order; null is missing and takes no room. Negative ones go down from nought. */
export function stackOf(values: readonly (number | null)[]): Stack {
  const pieces: Piece[] = []
  let [up, down] = [0, 0]
  for (const [part, value] of values.entries()) {
    if (value === null || value === 0) continue
    const from = value > 0 ? up : down
    const to = from + value
    pieces.push({ part, low: Math.min(from, to), high: Math.max(from, to), value })
    if (value > 0) up = to
    else down = to
  }
  return { total: up + down, atLeast: values.includes(null), pieces }
}

/** The px of a piece less the gap to the one below it; a sliver stays visible. */
export function withGap(top: number, bottom: number, gap: number, isLowest: boolean) {
  const end = isLowest ? bottom : bottom - gap
  return { y: top, height: Math.max(0.75, end - top) }
}
