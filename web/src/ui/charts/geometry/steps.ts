import { shortDay } from '@sextant/contracts/days'

/** What one step of a time line is. */
export type Grain = 'day' | 'week' | 'month'

const DAY = 86_400_000
const parse = (at: string) => Date.parse(`${at.slice(0, 10)}T00:00:00Z`)
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The date (YYYY-MM-DD) one step on. */
export function stepAfter(at: string, grain: Grain): string {
  if (grain !== 'month') return iso(parse(at) + (grain === 'week' ? 7 : 1) * DAY)
  const date = new Date(parse(at))
  return iso(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
}

/** Every step from the first to the last date: one that no row speaks of is a gap and not left out. */
export function stepsBetween(dates: readonly string[], grain: Grain): string[] {
  const sorted = dates.toSorted()
  const last = sorted.at(-1) ?? ''
  const steps: string[] = []
  for (let at = sorted[0] ?? '9'; at <= last; at = stepAfter(at, grain)) steps.push(at)
  return steps
}

/** The index of the step in which a date lies; −1 before the first. */
export function stepOf(steps: readonly string[], at: string): number {
  return steps.findLastIndex(step => step <= at)
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const year = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A step on the axis: "19 Oct", "Oct"; a January names its year. */
export function sayStep(at: string, grain: Grain): string {
  if (grain !== 'month') return shortDay(at)
  return (at.slice(5, 7) === '01' ? year : month).format(parse(at))
}

/** Which steps are labelled: every n-th, by whole weeks of days or quarters of months, so many as stand apart. */
export function labelledSteps(
  count: number,
  grain: Grain,
  { room, label }: { /** px from step to step */ room: number; /** px */ label: number },
): number[] {
  const strides = grain === 'month' ? [1, 2, 3, 6, 12] : daysOrWeeks(grain)
  const fits = strides.find(stride => stride * room >= label + 10)
  const stride = fits ?? Math.ceil((label + 10) / Math.max(room, 0.01))
  const shown: number[] = []
  for (let at = 0; at < count; at += stride) shown.push(at)
  return withLast(shown, count, Math.ceil((label + 10) / Math.max(room, 0.01)))
}

const daysOrWeeks = (grain: Grain) =>
  grain === 'day' ? [1, 2, 7, 14, 28, 56, 91] : [1, 2, 4, 8, 13, 26]

/** The newest step is what people look for: it is named, and pushes out a neighbour that it would touch. */
function withLast(shown: number[], count: number, apart: number): number[] {
  const last = count - 1
  const kept = shown.filter(at => at === last || last - at >= apart)
  if (count > 0 && kept.at(-1) !== last) kept.push(last)
  return kept
}
