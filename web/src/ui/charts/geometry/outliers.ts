/** In usual distances from the middle: what is nearer stands among the others. */
const FAR = 3

type Point = { id: string; x: number; y: number; size?: number }

/** The ids of the points that stand out: far from the middle of all, the farthest first, measured by how widely each figure is spread. */
export function outliersOf(points: readonly Point[], most: number): string[] {
  const away = {
    x: distanceFrom(points.map(({ x }) => x)),
    y: distanceFrom(points.map(({ y }) => y)),
  }
  return points
    .map(({ id }, at) => ({ id, far: Math.hypot(away.x[at] ?? 0, away.y[at] ?? 0) }))
    .filter(({ far }) => far >= FAR)
    .toSorted((a, b) => b.far - a.far)
    .slice(0, most)
    .map(({ id }) => id)
}

/** Each value's distance from the median in median distances: a single giant moves neither. */
function distanceFrom(values: readonly number[]): number[] {
  const middle = median(values)
  const far = values.map(value => Math.abs(value - middle))
  const usual = median(far) || Math.max(...far) || 1
  return far.map(distance => distance / usual)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  if (sorted.length % 2 === 1) return sorted[Math.floor(half)] ?? 0
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}
