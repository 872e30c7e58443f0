type Vertex = { x: number[]; f: number }

const MOST_STEPS = 400
const CLOSE = 1e-9

/** Where a function of a few numbers is least, near `start`, without derivatives (Nelder and Mead 1965, with the coefficients 1, 2, ½, ½). */
export function minimise(f: (x: readonly number[]) => number, start: readonly number[]): number[] {
  const at = (x: number[]): Vertex => ({ x, f: f(x) })
  const ascending = (a: Vertex, b: Vertex): number => a.f - b.f
  let simplex = [start.slice(), ...start.map((value, place) => start.with(place, value + 1))]
    .map(at)
    .sort(ascending)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [best, worst] = [simplex[0]!, simplex.at(-1)!]
    if (worst.f - best.f <= CLOSE * (Math.abs(best.f) + CLOSE)) break
    const next = nextVertex(simplex, at)
    const kept = simplex.slice(0, -1)
    simplex = (next ? [...kept, next] : shrunk(simplex, at)).sort(ascending)
  }
  return simplex[0]!.x
}

/** What stands in the place of the worst vertex; null where nothing near is better. */
function nextVertex(simplex: readonly Vertex[], at: (x: number[]) => Vertex): Vertex | null {
  const others = simplex.slice(0, -1)
  const [best, second, worst] = [simplex[0]!, others.at(-1)!, simplex.at(-1)!]
  const middle = best.x.map(
    (_, place) => others.reduce((sum, { x }) => sum + x[place]!, 0) / others.length,
  )
  const along = (t: number): Vertex =>
    at(middle.map((value, place) => value + t * (worst.x[place]! - value)))
  const reflected = along(-1)
  if (reflected.f < best.f) {
    const expanded = along(-2)
    return expanded.f < reflected.f ? expanded : reflected
  }
  if (reflected.f < second.f) return reflected
  const contracted = along(reflected.f < worst.f ? -0.5 : 0.5)
  return contracted.f < Math.min(worst.f, reflected.f) ? contracted : null
}

const shrunk = ([best, ...rest]: readonly Vertex[], at: (x: number[]) => Vertex): Vertex[] => [
  best!,
  ...rest.map(({ x }) => at(x.map((value, place) => (value + best!.x[place]!) / 2))),
]
