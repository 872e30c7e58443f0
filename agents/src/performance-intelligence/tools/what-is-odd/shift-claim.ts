import type { Claim } from '@sextant/contracts/deliverable'
import { dayText } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import { queryOf, seriesName } from '../../where.ts'
import type { Change } from '../../findings-in.ts'
import { carriedSince } from './carried.ts'
import { carriedSentence } from './carried-words.ts'
import { levelOf, rangeOf } from './told.ts'

/** A change as one of several findings: how far, since when, and which campaign carries it. */
export function shiftClaim(desk: FigureDesk, { found, effect }: Change): Claim {
  const { series } = found
  const of = { desk, series }
  const before = levelOf(of, effect.former, `${series.name} before the change`)
  const after = levelOf(of, effect.later, `${series.name} since the change`)
  const per = series.cases ? say`` : say` a day`
  const interval = rangeOf(of, effect.low, effect.high)
  const carried = carriedSince(desk, series, effect)
  const rows = { rows: carried, beyond: effect.difference, per: say` a day` }
  const from = carriedSentence(desk, series, rows)
  const head = say`Since ${dayText(effect.since)}, ${seriesName(series)} is at ${after}${per} instead of ${before} (interval of the change ${interval})`
  return desk.claim(say`${head}${from ? say`. ${from}` : say``}`, [
    desk.metric(queryOf(series, effect.since, series.days.at(-1)!)),
    ...carried.slice(0, 2).flatMap(({ sources }) => sources),
  ])
}
