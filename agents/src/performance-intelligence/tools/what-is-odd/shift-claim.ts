import type { Claim } from '@sextant/contracts/deliverable'
import { dayText } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import { queryOf, seriesName } from '../../where.ts'
import type { Found } from '../../watch.ts'
import { effectOf } from './effect.ts'
import { oddDayClaim } from './single-days.ts'
import { levelOf, rangeOf } from './told.ts'

/** Another finding, in one sentence. */
export function shiftClaim(desk: FigureDesk, found: Found): Claim | null {
  const effect = effectOf(found)
  if (!effect) return oddDayClaim(desk, found)
  const { series } = found
  const of = { desk, series }
  const before = levelOf(of, effect.former, `${series.name} before the change`)
  const after = levelOf(of, effect.later, `${series.name} since the change`)
  const per = series.cases ? say`` : say` a day`
  const interval = rangeOf(of, effect.low, effect.high)
  return desk.claim(
    say`${seriesName(series)}: from ${before} to ${after}${per} since ${dayText(effect.since)}, interval of the change ${interval}`,
    [desk.metric(queryOf(series, effect.since, series.days.at(-1)!))],
  )
}
