import type { Claim } from '@sextant/contracts/deliverable'
import { say } from '../../../sentences/sentence.ts'
import { type FigureDesk } from '../../figure-desk.ts'
import { seriesName } from '../../where.ts'
import type { Compared } from './compared.ts'
import { type Compare, isStill } from './rates.ts'
import { NEWCOMBE } from './words.ts'

const SHOWN = 4

/** Rates that moved for sure, those that may have, and those that stayed. */
export function verdictsOf(
  { desk }: Compared,
  rates: readonly Compare[],
): { clear: Claim[]; chance: Claim[]; stayed: Claim[] } {
  const told = rates.map(one => ({ one, claim: rateClaim(desk, one) }))
  const of = (fits: (one: Compare) => boolean): Claim[] =>
    told
      .filter(({ one }) => fits(one))
      .map(({ claim }) => claim)
      .slice(0, SHOWN)
  return {
    clear: of(({ row }) => row.isClear),
    chance: of(({ row }) => !row.isClear && !isStill(row)),
    stayed: of(({ row }) => isStill(row)),
  }
}

function rateClaim(desk: FigureDesk, { series, row }: Compare): Claim {
  const { before, after, difference, low, high } = row
  const from = desk.rate(before.events / before.cases, `${series.name}, stretch before`)
  const to = desk.rate(after.events / after.cases, `${series.name}, this stretch`)
  const interval = desk.pointsRange(low, high, NEWCOMBE)
  const n = desk.count(after.cases, 'cases in this stretch')
  return desk.claim(
    say`${seriesName(series)}: ${from} to ${to}, ${desk.points(difference, NEWCOMBE)}, interval ${interval}, n ${n}`,
    row.sources,
  )
}
