import type { ToolId } from '@sextant/contracts/catalogue'
import { MEASURES } from '@sextant/contracts/figures/measures'
import { GOOD_OF_MEASURE } from '@sextant/contracts/metrics/definitions'
import { writeMoney, writeValue } from '@sextant/contracts/metrics/written'
import type { FiguresKnown } from '../figures/known.ts'
import { dayWords } from '../figures/words.ts'
import type { DailySeries } from './series.ts'
import { currencyIn, lastDayOf } from './sides.ts'
import { type Change, findingsIn, type Incident, isMoney, leadOf } from './findings-in.ts'
import { beyondWords } from './tools/what-is-odd/day/result.ts'
import type { Effect } from './tools/what-is-odd/effect.ts'
import { lookAt, RESULTS_IN_ORDER } from './watch.ts'
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
function isBetter(
  { events }: DailySeries,
  { difference }: Pick<Effect, 'difference'>,
): boolean | null {
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
  return `From ${former} to ${later}, more than chance explains beside everything else that was looked at; n ${n}. ${ASK}`
}

const ASK = 'Ask what is odd to see where it comes from and what it costs.'

/** Of each kind, what matters most: a change that lasts, and a day on which money or results were not as on others. */
export function noticesIn(known: FiguresKnown): Notice[] {
  const last = lastDayOf(known)
  if (last === null) return []
  const findings = findingsIn(lookAt(known, last).watched)
  const change = findings.find(one => one.kind === 'change' && one.effect.isClear)
  const day = findings.find(one => one.kind === 'day' && isWorthTelling(one))
  const currency = currencyIn(known)
  return [
    ...(change?.kind === 'change' ? [ofChange(change, currency)] : []),
    ...(day?.kind === 'day' ? [ofDay(day, currency)] : []),
  ]
}

/** What only leads to results, such as impressions, goes up and down by itself. */
const isWorthTelling = (incident: Incident): boolean =>
  isMoney(incident) || RESULTS_IN_ORDER.includes(leadOf(incident).series.events)

function ofChange({ found: { series }, effect }: Change, currency: string): Notice {
  const verb = effect.difference < 0 ? 'fell' : 'rose'
  return {
    key: keyOf(series),
    title: `Since ${dayWords(effect.since)}: ${seriesWords(series)} ${verb}`,
    says: saysOf(series, effect, currency),
    since: effect.since,
    better: isBetter(series, effect),
    tool: 'what-is-odd',
  }
}

const keyOf = ({ source, channel, events, cases }: DailySeries): string =>
  [source, channel ?? '', events, cases ?? ''].join(' ')

function ofDay({ lead: { found, odd }, day }: Incident, currency: string): Notice {
  const { series } = found
  const write = (value: number): string => amountWords(series, value, odd.index, currency)
  return {
    // Each day is told by itself.
    key: `${keyOf(series)} ${day}`,
    title: `On ${dayWords(day)}: ${seriesWords(series)} ${beyondWords(odd)}`,
    says: `It came to ${write(odd.value)}, where a usual day comes to ${write(odd.low)} to ${write(odd.high)}; that is more than chance explains beside everything else that was looked at. ${ASK}`,
    since: day,
    better: isBetter(series, { difference: odd.value - odd.expected }),
    tool: 'what-is-odd',
  }
}

/** What came on one day: a rate of the cases of that day, or a sum. */
function amountWords(
  { events, figures }: DailySeries,
  value: number,
  index: number,
  currency: string,
): string {
  if (figures.kind === 'rate')
    return writeValue(
      { kind: 'rate', unit: null },
      value / Math.max(1, figures.trials[index] ?? 1),
      '',
    )
  if (MEASURES[events].unit === 'money') return writeMoney(value, currency)
  return value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
}
