export type Box = { x: number; y: number; width: number; height: number }

export const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** Moves positions on a line apart until no two are nearer than `gap`, keeping their order and staying between `low` and `high` while there is room. */
export function spread(
  positions: readonly number[],
  gap: number,
  low: number,
  high: number,
): number[] {
  const order = positions
    .map((at, index) => ({ at, index }))
    .sort((a, b) => a.at - b.at || a.index - b.index)
  let floor = low
  for (const item of order) {
    item.at = Math.max(item.at, floor)
    floor = item.at + gap
  }
  let ceiling = high
  for (const item of order.toReversed()) {
    item.at = Math.min(item.at, ceiling)
    ceiling = item.at - gap
  }
  const placed = [...positions]
  for (const item of order) placed[item.index] = item.at
  return placed
}

/** For each thing the first of its candidate boxes that lies in `bounds` and touches nothing placed before nor an obstacle; else the one that covers least. Returns the index of the candidate. */
export function placeBoxes(
  wanted: readonly (readonly Box[])[],
  obstacles: readonly (readonly Box[])[],
  bounds: Box,
): number[] {
  const placed: Box[] = []
  return wanted.map((candidates, owner) => {
    const around = [
      ...placed,
      ...obstacles.flatMap((boxes, index) => (index === owner ? [] : boxes)),
    ]
    const cost = (box: Box) =>
      around.reduce((sum, other) => sum + shared(box, other), 0) +
      (box.width * box.height - shared(box, bounds)) * 4
    let best = 0
    for (const index of candidates.keys()) {
      const [now, next] = [candidates[best], candidates[index]]
      // Half a square px of slack: sums of fractions are never exactly nought.
      if (now && next && cost(next) < cost(now) - 0.5) best = index
    }
    const chosen = candidates[best]
    if (chosen) placed.push(chosen)
    return best
  })
}
