import type { RateRow } from '@sextant/contracts/performance-intelligence/parts'
import type { Figure } from '../../../figures/figure.ts'
import { holesOf } from '../../../figures/completeness.ts'
import { rateRowOf } from '../../rates.ts'
import { type DailySeries, dailySeries, ratesBetween } from '../../series.ts'
import { placeWords, queryOf } from '../../where.ts'
import { daysFrom } from '../../../figures/days.ts'
import { unitOf } from '../what-is-odd/told.ts'
import type { Compared } from './compared.ts'

const ROWS_MOST = 12

/** A rate of a channel in both stretches. */
export type Compare = { series: DailySeries; row: RateRow }

/** Every rate that a channel tells in both stretches, the ones that moved most of what is counted first. */
export function ratesOf({ desk, period, before }: Compared, figures: readonly Figure[]): Compare[] {
  const both = figures.filter(({ day }) => day >= before.from && day <= period.to)
  const stretch = {
    figures: both,
    days: daysFrom(before.from, period.to),
    holes: holesOf(both, desk.known.spans, { from: before.from, to: period.to }),
  }
  const half = daysFrom(before.from, before.to).length
  return dailySeries(stretch, desk.known)
    .filter(({ cases }) => cases !== null)
    .flatMap(series => {
      const source = desk.metric(queryOf(series, period.from, period.to))
      const former = desk.metric(queryOf(series, before.from, before.to))
      const row = rateRowOf(
        {
          name: `${placeWords(series)}: ${series.name}`,
          of: `${unitOf(series.events)} of ${unitOf(series.cases!)}${leftOut(series)}`,
          sources: [former, source],
        },
        ratesBetween(series, 0, half),
        ratesBetween(series, half, series.days.length),
      )
      return row ? [{ series, row }] : []
    })
    .toSorted((a, b) => Number(b.row.isClear) - Number(a.row.isClear) || size(b.row) - size(a.row))
    .slice(0, ROWS_MOST)
}

/** Days that a source did not tell, or on which its counting was broken, are in no rate. */
function leftOut({ exact: { values, trials } }: DailySeries): string {
  const many = values.filter((value, at) => value === null || trials?.[at] === null).length
  if (many === 0) return ''
  return `, ${many === 1 ? '1 day' : `${many} days`} left out`
}

/** Less than a twentieth of itself is no change to speak of. */
const STILL = 0.05

export const isStill = ({ isClear, difference, before }: RateRow): boolean =>
  !isClear && Math.abs(difference) < STILL * (before.events / before.cases)

const size = ({ missing }: RateRow): number => Math.abs(missing)
