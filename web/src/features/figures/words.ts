import { CHANNELS, type Channel, SOURCES, type Source } from '@sextant/contracts/figures/sources'
import type {
  Comparison,
  FiguresView,
  Measured,
  MetricHead,
  Period,
  Planned,
  PlanStand,
} from '@sextant/contracts/figures/view'
import { MEASURES, isMeasure } from '@sextant/contracts/figures/measures'
import { dayWithYear, shortDay } from '@sextant/contracts/days'
import { writeChange, writeMoney, writeValue } from '@sextant/contracts/metrics/written'

/** "19 Oct – 15 Nov 2026". */
export const sayPeriod = ({ from, to }: Pick<Period, 'from' | 'to'>): string =>
  from === to ? dayWithYear(from) : `${shortDay(from)} – ${dayWithYear(to)}`

const WEEKS: Readonly<Record<number, string>> = { 7: '1 week', 28: '4 weeks', 84: '12 weeks' }
export const sayLength = (days: number): string => WEEKS[days] ?? `${days} days`

export const channelLabel = (channel: string | null): string => {
  if (channel === null) return 'Not told'
  return Object.hasOwn(CHANNELS, channel) ? CHANNELS[channel as Channel] : channel
}
export const sourceLabel = (source: string): string =>
  Object.hasOwn(SOURCES, source) ? SOURCES[source as Source].label : source

/** How a plain figure is written: money of minor units, or a count. */
export const writeMeasure = (measure: string, value: number, currency: string): string =>
  isMeasure(measure) && MEASURES[measure].unit === 'money'
    ? writeMoney(value, currency)
    : Math.round(value).toLocaleString('en-GB')

export const headOf = ({ choices }: FiguresView, metric: string): MetricHead | undefined =>
  choices.metrics.find(({ id }) => id === metric)

/** A value as it is shown; "at least" where days are missing. */
export function sayValue(head: MetricHead, { value }: Measured, currency: string): string {
  return value === null ? '–' : writeValue(head, value, currency)
}

/** "£26,157 to £30,425". */
export const sayInterval = (
  head: MetricHead,
  { low, high }: Pick<Measured, 'low' | 'high'>,
  currency: string,
): string | null =>
  low === null || high === null
    ? null
    : `${writeValue(head, low, currency)} to ${writeValue(head, high, currency)}`

/** What a figure rests on: "592 orders, 28 days". */
export function sayBasis({ n, n_of, days, without }: Measured): string {
  const onDays = days === 1 ? '1 day' : `${days} days`
  const cases = n === null ? '' : `${Math.round(n).toLocaleString('en-GB')} ${n_of}, `
  const left = without.length > 0 ? `, without ${without.join(' and ')}` : ''
  return `${cases}${onDays}${left}`
}

export type Change = {
  words: string
  direction: 'up' | 'down' | 'same'
  certainty: string
  isClear: boolean
}

/** How a figure moved, and whether that can be chance; null where there is nothing to compare with. */
export function sayChange(head: MetricHead, { value, before, clear }: Measured): Change | null {
  if (value === null || !before) return null
  const words = writeChange(head, before.value, value)
  if (words === null) return null
  const direction = directionOf(value - before.value)
  if (clear === null) return { words, direction, certainty: 'too little to say', isClear: false }
  return { words, direction, certainty: clear ? 'clear' : 'could be chance', isClear: clear }
}

const STANDS: Record<PlanStand, string> = {
  above: 'above plan',
  below: 'below plan',
  near: 'at plan',
  chance: 'on plan, or chance',
  open: 'days are missing',
}

/** How a figure stands to its plan, in words; null where nothing was planned, or there is no figure. */
export const sayStand = (planned: Measured['planned']): string | null =>
  planned?.stands ? STANDS[planned.stands] : null

/** How far a figure lies from its plan, and whether that says anything. */
export function sayAgainstPlan(head: MetricHead, { value, planned }: Measured): Change | null {
  const certainty = sayStand(planned)
  if (value === null || !planned || certainty === null) return null
  // How far a part of a sum lies from the plan of the whole says nothing.
  if (planned.stands === 'open') return { words: '', direction: 'same', certainty, isClear: false }
  return {
    words: writeChange(head, planned.due, value) ?? '',
    direction: directionOf(value - planned.due),
    certainty,
    isClear: planned.stands === 'above' || planned.stands === 'below',
  }
}

/** "plan £5,600", of campaigns "budgets £5,600"; before the period is over also what was due by the last known day. */
export function sayPlan(
  head: Pick<MetricHead, 'kind' | 'unit'>,
  { value, due, from }: Planned,
  currency: string,
  until: string | null,
): string {
  const name = from === 'budgets' ? 'budgets' : 'plan'
  const whole = `${name} ${writeValue(head, value, currency)}`
  if (until === null || due === value) return whole
  return `${whole}, ${writeValue(head, due, currency)} by ${shortDay(until)}`
}

/** What figures may be compared with. */
export const COMPARE_WORDS: Record<Comparison, string> = {
  previous: 'The time before',
  year: 'A year before',
  plan: 'The plan',
  none: 'Nothing',
}

/** What a page of figures is compared with, as the head of a column. */
export const comparedWith = ({ compare }: FiguresView): string =>
  compare === 'plan' ? 'Against plan' : 'Against the period before'

function directionOf(difference: number): Change['direction'] {
  if (difference > 0) return 'up'
  return difference < 0 ? 'down' : 'same'
}

/** Neighbours in a stack differ in lightness: email, what costs nothing, search, social. */
const STACK: readonly string[] = ['email', 'direct', 'organic-search', 'google-ads', 'meta-ads']
export const stackOrder = (channels: readonly string[]): string[] =>
  channels.toSorted((a, b) => placeOf(a) - placeOf(b))
const placeOf = (channel: string): number => {
  const at = STACK.indexOf(channel)
  return at < 0 ? STACK.length : at
}
