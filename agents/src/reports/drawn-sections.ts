import { isMeasure, MEASURES } from '@sextant/contracts/figures/measures'
import type { FiguresView, Split } from '@sextant/contracts/figures/view'
import { minorDigits, writeMoney, writeValue } from '@sextant/contracts/metrics/written'
import type { Cell, SectionOf } from '@sextant/contracts/reports/content'
import { wholeParts } from '../math/statistics/split-change.ts'
import { headOf } from './key-figures.ts'

const STEPS = [1, 2, 2.5, 5, 10]

/** Round values from nought that reach over the largest, at most four. */
export function roundTicks(most: number): number[] {
  if (most <= 0) return [0, 1]
  const rough = most / 3
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find(one => one * size >= rough) ?? 10) * size
  const many = Math.ceil(most / step)
  return Array.from({ length: many + 1 }, (_, at) => at * step)
}

/** The figure that tells most, day by day; a missing day stays a gap. */
export function resultsByDay(view: FiguresView): SectionOf<'line'> | null {
  const { trend, currency } = view
  const head = trend && headOf(view, trend.metric)
  if (!trend || !head) return null
  const values = trend.points.flatMap(({ value, before }) => [value, before])
  const most = Math.max(0, ...values.filter(value => value !== null))
  const last = trend.points.findLast(({ value }) => value !== null)?.value ?? null
  const tick = (value: number): string =>
    head.kind === 'money' ? writeMoney(value, currency, 0) : writeValue(head, value, currency)
  return {
    id: 'results',
    form: 'line',
    title: trend.title,
    caption: trend.caption,
    metric: head.name,
    kind: head.kind,
    points: trend.points.map(({ day, value, before }) => ({ day, value, before })),
    ticks: roundTicks(most).map(value => ({ value, text: tick(value) })),
    last: last === null ? '' : writeValue(head, last, currency),
    note: trend.missing.length > 0 ? missingWords(trend.missing) : null,
  }
}

const missingWords = (missing: readonly { label: string }[]): string =>
  `${[...new Set(missing.map(({ label }) => label))].join('; ')}: a gap is a day that was not told.`

const unsigned = (measure: string, value: number, currency: string): string =>
  isMeasure(measure) && MEASURES[measure].unit === 'money'
    ? writeMoney(value, currency, 0)
    : Math.round(value).toLocaleString('en-GB')

/** "+£895", "−£192". */
const signed = (measure: string, value: number, currency: string): string =>
  `${value < 0 ? '−' : '+'}${unsigned(measure, Math.abs(value), currency)}`

/** Parts as they are written: in whole units that still add up to the whole change. */
function writtenParts(measure: string, values: readonly number[], currency: string): number[] {
  const isMoney = isMeasure(measure) && MEASURES[measure].unit === 'money'
  const unit = isMoney ? 10 ** minorDigits(currency) : 1
  return wholeParts(values.map(value => value / unit)).map(value => value * unit)
}

/** Causes that are drawn by name; the rest is one, so that the sum stays what it is. */
const CAUSES_SHOWN = 6

function largest(parts: Split['parts']): Split['parts'] {
  if (parts.length <= CAUSES_SHOWN + 1) return parts
  const sorted = parts.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const rest = sorted.slice(CAUSES_SHOWN)
  const sum = rest.reduce((total, { value }) => total + value, 0)
  return [...sorted.slice(0, CAUSES_SHOWN), { label: `${rest.length} smaller effects`, value: sum }]
}

/** What changed, split exactly into its causes. */
export function whatChanged({ split, currency }: FiguresView): SectionOf<'falls'> | null {
  if (!split || split.parts.length === 0) return null
  const { measure } = split
  const parts = largest(split.parts)
  const kind = isMeasure(measure) ? MEASURES[measure].unit : 'count'
  const total = (value: number): Cell => ({ text: unsigned(measure, value, currency), value, kind })
  const written = writtenParts(
    measure,
    parts.map(({ value }) => value),
    currency,
  )
  return {
    id: 'changed',
    form: 'falls',
    title: split.title,
    caption: `${signed(measure, split.later - split.former, currency)} in all. ${split.caption}`,
    former: total(split.former),
    later: total(split.later),
    parts: parts.map(({ label, value }, at) => ({
      label,
      value,
      text: signed(measure, written[at]!, currency),
    })),
  }
}
