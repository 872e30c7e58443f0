const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7

type Win = { due: string; weeks: readonly [number, number] }

/** The day from which a result can be told: the move begins to show, the span of its weeks before it must have shown. ISO dates. */
export function firstResult({ due, weeks: [least, most] }: Win): string {
  const day = Date.parse(`${due}T00:00:00Z`) - (most - least) * DAYS_A_WEEK * DAY_MS
  return new Date(day).toISOString().slice(0, 10)
}
