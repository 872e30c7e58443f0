import type { ToolId } from '@sextant/contracts/catalogue'
import { MEASURES } from '@sextant/contracts/figures/measures'
import { GOOD_OF_MEASURE } from '@sextant/contracts/metrics/definitions'
import { writeMoney, writeValue } from '@sextant/contracts/metrics/written'
import type { FiguresKnown } from '../figures/known.ts'
import { dayWords } from '../figures/words.ts'
import type { DailySeries } from './series.ts'
import { currencyIn, lastDayOf } from './sides.ts'
import { type Effect, effectOf } from './tools/what-is-odd/effect.ts'
import { lookAt } from './watch.ts'
import { seriesWords } from './where.ts'

/** What is worth telling somebody who did not ask. `key`: of its series, whichever day it is said to begin on. */
export type Notice = {
  key: string
  title: string
  says: string
  since: string
  better: boolean | null
  /** Which tool explains it. */
  tool: ToolId
}

/** Whether it is good that a series moved that way. Of what leads to results, only that it moved is known. */
function isBetter({ events }: DailySeries, { difference }: Effect): boolean | null {
  const good = GOOD_OF_MEASURE[events] ?? 'up'
  if (good === 'neither') return null
  return good === 'up' ? difference > 0 : difference < 0
}

/** A level as it is written: a rate, money, or so many a day. */
function levelWords({ cases, events }: DailySeries, level: number, currency: string): string {
  if (cases !== null) return writeValue({ kind: 'rate', unit: null }, level, currency)
  if (MEASURES[events].unit === 'money') return `${writeMoney(level, currency)} a day`
  return `${level.toLocaleString('en-GB', { maximumFractionDigits: 1 })} a day`
}

function saysOf(series: DailySeries, effect: Effect, currency: string): string {
  const [former, later] = [effect.former, effect.later].map(level =>
    levelWords(series, level, currency),
  )
  const n = series.cases
    ? `${Math.round(effect.after.cases).toLocaleString('en-GB')} ${MEASURES[series.cases].label.toLowerCase()} since`
    : `${effect.after.days} days since`
  return `From ${former} to ${later}, more than chance explains beside everything else that was looked at; n ${n}. Ask what is odd to see where it comes from and what it costs.`
}

/** The lasting change that explains most, of all that was measured; null where nothing stands out, or too little is known. */
export function noticeIn(known: FiguresKnown): Notice | null {
  const last = lastDayOf(known)
  const found = last === null ? undefined : lookAt(known, last).watched.found[0]
  const effect = found && effectOf(found)
  if (!found || !effect?.isClear) return null
  const { series } = found
  const currency = currencyIn(known)
  const verb = effect.difference < 0 ? 'fell' : 'rose'
  return {
    key: [series.source, series.channel ?? '', series.events, series.cases ?? ''].join(' '),
    title: `Since ${dayWords(effect.since)}: ${seriesWords(series)} ${verb}`,
    says: saysOf(series, effect, currency),
    since: effect.since,
    better: isBetter(series, effect),
    tool: 'what-is-odd',
  }
}
