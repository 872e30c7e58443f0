const DAY_MS = 86_400_000

const startOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)

/** Whole days from one ISO date to another; negative where it lies before. What stands behind the date does not count. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MS)
