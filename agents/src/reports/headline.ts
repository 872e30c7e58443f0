import type { FiguresView, Measured, MetricHead } from '@sextant/contracts/figures/view'
import { writeChange, writeMoney, writeValue } from '@sextant/contracts/metrics/written'
import { intervalWords } from './cells.ts'
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
  if (planned !== undefined) return plannedHeadline(view, head, one, planned)
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

/** What the first cause of a change came to. */
function causeWords({ split, currency }: FiguresView): string {
  const first = split?.parts[0]
  if (!split || !first || split.measure === undefined) return ''
  const isMoney = split.measure === 'revenue' || split.measure === 'conversion_value'
  const size = isMoney
    ? writeMoney(Math.abs(first.value), currency)
    : Math.abs(first.value).toLocaleString('en-GB')
  const verb = first.value > 0 ? 'added' : 'took'
  return `The largest cause of the change: ${first.label}, which ${verb} ${size}.`
}

/** What ads cost and what came back, with how sure that is. */
function returnWords(view: FiguresView): string {
  const one = view.headline.find(({ metric }) => metric === 'roas' || metric === 'mer')
  const head = one && headOf(view, one.metric)
  if (!one || !head || one.value === null) return ''
  const value = writeValue(head, one.value, view.currency)
  const within = intervalWords(head, one, view.currency)
  const range = within ? `, between ${within.replace(' to ', ' and ')} at 95%` : ''
  const breaks = one.mark
    ? ` Ads break even at ${writeValue(head, one.mark.value, view.currency)}.`
    : ''
  return `Each unit of ad money brought ${value}${range}.${breaks}`
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
