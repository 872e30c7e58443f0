import { within } from '../basics.ts'

/**
 * What kind of figure a series holds: whole counts; amounts of money (or anything else ≥ 0 that adds up from single sales); or
 * events of so many trials a day. A day that nobody knows is null, and so are trials.
 */
export type Figures =
  | { kind: 'count'; values: readonly (number | null)[] }
  | { kind: 'amount'; values: readonly (number | null)[] }
  | { kind: 'rate'; values: readonly (number | null)[]; trials: readonly (number | null)[] }

export type Kind = Figures['kind']

/** A known day: its place in the series, its value and what it is measured against (trials; 1 where it is no rate). */
export type Day = { index: number; value: number; trials: number }

/** The known days in order; a rate's day without trials says nothing and is left out. Throws RangeError on what cannot be. */
export function knownDays(figures: Figures): Day[] {
  const trials = figures.kind === 'rate' ? figures.trials : null
  if (trials !== null && trials.length !== figures.values.length)
    throw new RangeError('trials for each day')
  return figures.values.flatMap((value, index) => {
    const of = trials === null ? 1 : (trials[index] ?? null)
    if (value === null || of === null) return []
    within('value', value, 0, Number.MAX_SAFE_INTEGER)
    within('trials', of, 0, Number.MAX_SAFE_INTEGER)
    if (figures.kind !== 'amount' && !Number.isInteger(value))
      throw new RangeError(`a count is whole, got ${value}`)
    if (trials === null) return [{ index, value, trials: 1 }]
    within('events', value, 0, of)
    return of === 0 ? [] : [{ index, value, trials: of }]
  })
}
