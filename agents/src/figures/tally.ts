import type { Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import type { Holes } from './completeness.ts'
import { daysFrom } from './days.ts'
import type { Figure } from './figure.ts'

export type Sums = Partial<Record<Measure, number>>

/** The days of a period with what was told of each. A measure that was told in the period and not on a day is nought there. */
export type Tally = {
  days: { day: string; sums: Sums; missing: ReadonlySet<Source> }[]
  total: Sums
  /** Who told a measure. */
  sources: ReadonlyMap<Measure, ReadonlySet<Source>>
  /** The same without what some sources told; itself where there are none. */
  without: (left: ReadonlySet<Source>) => Tally
}

const add = (sums: Sums, measure: Measure, value: number): void => {
  sums[measure] = (sums[measure] ?? 0) + value
}

/** Adds up figures by day. */
export function tallyOf(
  figures: readonly Figure[],
  period: { from: string; to: string },
  holes: Holes,
): Tally {
  const total: Sums = {}
  const byDay = new Map<string, Sums>()
  const sources = new Map<Measure, Set<Source>>()
  for (const { day, measure, source, value } of figures) {
    const sums = byDay.get(day) ?? {}
    byDay.set(day, sums)
    add(sums, measure, value)
    add(total, measure, value)
    sources.set(measure, (sources.get(measure) ?? new Set()).add(source))
  }
  const nought = Object.fromEntries([...sources.keys()].map(measure => [measure, 0]))
  const days = daysFrom(period.from, period.to).map(day => ({
    day,
    sums: { ...nought, ...byDay.get(day) },
    missing: missingOn(day, holes),
  }))
  const tally: Tally = {
    days,
    total,
    sources,
    without: left =>
      left.size === 0
        ? tally
        : tallyOf(
            figures.filter(({ source }) => !left.has(source)),
            period,
            holes,
          ),
  }
  return tally
}

const missingOn = (day: string, holes: Holes): Set<Source> =>
  new Set([...holes].filter(([, days]) => days.has(day)).map(([source]) => source))

/** Whether everything that these measures come from was told on a day. */
export const isWhole = (
  { sources }: Pick<Tally, 'sources'>,
  day: Tally['days'][number],
  measures: readonly string[],
): boolean =>
  measures.every(measure =>
    [...(sources.get(measure as Measure) ?? [])].every(source => !day.missing.has(source)),
  )
