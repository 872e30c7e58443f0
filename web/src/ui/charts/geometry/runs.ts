/** Stretches without a gap, as [first, last] indexes: a gap is never bridged. */
export function runsOf(values: readonly (number | null)[]): [number, number][] {
  const runs: [number, number][] = []
  let first = -1
  for (const [at, value] of [...values, null].entries()) {
    if (value !== null && first < 0) first = at
    if (value === null && first >= 0) {
      runs.push([first, at - 1])
      first = -1
    }
  }
  return runs
}

/** Points with a gap on both sides: a line cannot show them, so they get a mark. */
export const lonely = (values: readonly (number | null)[]): number[] =>
  runsOf(values).flatMap(([first, last]) => (first === last ? [first] : []))

/** The last index with a value, −1 where there is none. */
export const lastKnown = (values: readonly (number | null)[]): number =>
  values.findLastIndex(value => value !== null)
