import type { FiguresView, Measured, MetricHead } from '@sextant/contracts/figures/view'
import { isMeasure, MEASURES } from '@sextant/contracts/figures/measures'
import {
  minorDigits,
  writeChange,
  writeMoney,
  writeValue,
} from '@sextant/contracts/metrics/written'
import { standsToPlan } from '../figures/against-plan.ts'
import { listOf } from '../figures/words.ts'
import { headOf } from './key-figures.ts'
import { periodName } from './period-words.ts'

type Plan = Readonly<Record<string, number>>

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** "clearly up", or that it is not known. */
function movement(head: MetricHead, one: Measured): string | null {
  if (one.value === null || !one.before) return null
  const change = writeChange(head, one.before.value, one.value)
  if (change === null) return null
  const size = change.replace(/^[+-]/, '')
  const way = one.value > one.before.value ? 'up' : 'down'
  if (one.value === one.before.value) return 'as before'
  if (one.clear === null) return `${way} ${size}`
  return one.clear ? `clearly ${way}, by ${size}` : `${way} ${size}, which could be chance`
}

/** "October closed £1,161 above plan". */
function plannedHeadline(
  view: FiguresView,
  head: MetricHead,
  one: Measured,
  planned: number,
): string {
  const difference = one.value! - planned
  const name = periodName(view.period)
  if (difference === 0) return `${name} closed at plan.`
  const side = difference > 0 ? 'above' : 'below'
  const size = writeValue(head, Math.abs(difference), view.currency)
  const what = head.id === 'revenue' ? '' : ` in ${lower(head.name)}`
  return `${name} closed ${size} ${side} plan${what}.`
}

/** The sentence over a report: the first figure, beside its plan or the time before. Every number in it is one of the view's. */
export function headlineOf(view: FiguresView, plan: Plan): string {
  const name = periodName(view.period)
  const one = view.headline[0]
  const head = one && headOf(view, one.metric)
  if (!one || !head || one.value === null) return `${name}: nothing was told yet.`
  const planned = plan[one.metric]
  // Of a sum with days missing nobody knows whether it closed below its plan.
  if (planned !== undefined && standsToPlan(one, planned) !== 'open')
    return plannedHeadline(view, head, one, planned)
  const value = `${one.at_least ? 'at least ' : ''}${writeValue(head, one.value, view.currency)}`
  const moved = movement(head, one)
  const brought = `${name} brought ${value} in ${lower(head.name)}`
  return moved ? `${brought}, ${moved}.` : `${brought}.`
}

/** The figures that clearly moved, or that none did. */
function movedWords(view: FiguresView): string {
  const rest = view.headline.slice(1).flatMap(one => {
    const head = headOf(view, one.metric)
    return head && one.value !== null && one.before ? [{ head, one }] : []
  })
  if (rest.length === 0) return ''
  const clear = rest.filter(({ one }) => one.clear === true)
  if (clear.length === 0)
    return `Of ${rest.map(({ head }) => lower(head.name)).join(', ')}, none moved by more than chance explains.`
  const said = clear.map(
    ({ head, one }) =>
      `${head.name} went ${one.value! > one.before!.value ? 'up' : 'down'} from ${writeValue(head, one.before!.value, view.currency)} to ${writeValue(head, one.value!, view.currency)}.`,
  )
  return said.join(' ')
}

/** What the first cause of a change came to; of a change that can be chance there is no cause to tell. */
function causeWords({ split, currency, headline }: FiguresView): string {
  const first = split?.parts[0]
  const isChance = headline.some(({ metric, clear }) => metric === split?.measure && clear !== true)
  if (!split || !first || isChance) return ''
  const isMoney = isMeasure(split.measure) && MEASURES[split.measure].unit === 'money'
  const size = isMoney
    ? writeMoney(Math.abs(first.value), currency)
    : Math.abs(first.value).toLocaleString('en-GB')
  const [channel, what] = first.label.split(': ')
  const cause = what ? `${what} from ${channel}` : first.label
  return `The largest cause of the change: ${cause}, ${first.value > 0 ? '+' : '−'}${size}.`
}

/** What ads cost and what came back, with how sure that is: "Each £1 spent on ads brought £3.53". */
function returnWords({ headline, currency }: FiguresView): string {
  const one = headline.find(({ metric }) => metric === 'roas' || metric === 'mer')
  if (!one || one.value === null) return ''
  const unit = 10 ** minorDigits(currency)
  const back = (ratio: number): string => writeMoney(Math.round(ratio * unit), currency)
  const range =
    one.low === null || one.high === null
      ? ''
      : `, between ${back(one.low)} and ${back(one.high)} at 95%`
  const breaks = one.mark
    ? ` Ads ${one.mark.label.replace('breaks', 'break')} at ${back(one.mark.value)}.`
    : ''
  const ads = one.without.length > 0 ? `ads, without ${listOf(one.without)},` : 'ads'
  return `Each ${writeMoney(unit, currency, 0)} spent on ${ads} brought ${back(one.value)}${range}.${breaks}`
}

/** What a reader must know before trusting a number. */
function doubtWords({ health }: FiguresView): string {
  const first = health[0]
  return first ? `${first.says} ${first.affects}`.trim() : ''
}

export const leadOf = (view: FiguresView): string =>
  [movedWords(view), causeWords(view), returnWords(view), doubtWords(view)]
    .filter(Boolean)
    .join(' ')
