export type Spot = { x: number; y: number }

/** Which spot is meant by a place on the picture: by the nearest column, the nearest row, or both. */
export function nearest(spots: readonly Spot[], at: Spot, along: 'x' | 'y' | 'both'): number {
  let best = -1
  let least = Infinity
  for (const [index, spot] of spots.entries()) {
    const [dx, dy] = [along === 'y' ? 0 : spot.x - at.x, along === 'x' ? 0 : spot.y - at.y]
    const away = dx * dx + dy * dy
    if (away < least) [best, least] = [index, away]
  }
  return best
}

/** Where a key leads from a reading point (null: none yet); undefined where the key is none of ours. `columns`: of a grid, whose rows up and down lead to. */
export function keyTarget(
  key: string,
  from: number | null,
  { count, columns = 1 }: { count: number; columns?: number },
): number | null | undefined {
  const last = count - 1
  const moved = (by: number) => {
    if (from === null) return by > 0 ? 0 : last
    const to = from + by
    // From the first row of a grid there is no way up: the point stays.
    return Math.abs(by) > 1 && (to < 0 || to > last) ? from : Math.max(0, Math.min(last, to))
  }
  const targets: Record<string, () => number | null> = {
    ArrowRight: () => moved(1),
    ArrowLeft: () => moved(-1),
    ArrowDown: () => moved(columns),
    ArrowUp: () => moved(-columns),
    Home: () => 0,
    End: () => last,
    Escape: () => null,
  }
  return targets[key]?.()
}
