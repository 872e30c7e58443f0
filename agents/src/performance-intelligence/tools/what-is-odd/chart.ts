import type { WhatIsOddBody } from '@sextant/contracts/performance-intelligence/what-is-odd'
import type { DailySeries } from '../../series.ts'
import type { Judged } from '../../watch.ts'
import type { Effect } from './effect.ts'
import { dayWords } from '../../../figures/words.ts'
import { capitalized } from '../../../sentences/hole.ts'
import { placeWords } from '../../where.ts'

/** Days drawn. */
const SHOWN = 42

const KINDS = { rate: 'rate', count: 'count', amount: 'money' } as const

function valueOf({ figures }: DailySeries, at: number, value: number | null): number | null {
  if (value === null || figures.kind !== 'rate') return value
  const trials = figures.trials[at] ?? 0
  return trials > 0 ? value / trials : null
}

/** The days of a series with the band of the former level. */
export function chartOf(
  { series, anomalies }: Judged,
  effect: Effect | null,
): NonNullable<WhatIsOddBody['chart']> {
  const from = Math.max(0, series.days.length - SHOWN)
  const band = new Map(anomalies.band.map(one => [one.index, one]))
  const odd = new Set(anomalies.odd.map(({ index }) => index))
  const days = series.days.slice(from).map((day, place) => {
    const at = from + place
    const expected = band.get(at)
    return {
      day,
      value: valueOf(series, at, series.figures.values[at] ?? null),
      low: expected ? valueOf(series, at, expected.low) : null,
      high: expected ? valueOf(series, at, expected.high) : null,
      isOdd: odd.has(at),
    }
  })
  return {
    title: titleOf(series, anomalies, effect),
    caption: `${capitalized(series.name)} of ${placeWords(series)}, by day. Band: where 95% of days fall by the former level. A gap is a day that nobody told.`,
    kind: KINDS[series.figures.kind],
    since: effect?.since ?? null,
    before: effect?.former ?? null,
    after: effect?.later ?? null,
    days,
  }
}

function titleOf(
  series: DailySeries,
  { shift, odd }: Judged['anomalies'],
  effect: Effect | null,
): string {
  if (effect && shift)
    return `${shift.beyond} of ${shift.days} days lie ${effect.difference < 0 ? 'below' : 'above'} the former level`
  const days = odd.map(({ index }) => dayWords(series.days[index]!))
  return days.length > 0
    ? `Unlike the other days: ${days.join(', ')}`
    : `${capitalized(series.name)}: no day stands out`
}
