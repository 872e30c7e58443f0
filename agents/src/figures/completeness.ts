import type { Source } from '@sextant/contracts/figures/sources'
import { daysBetween } from '@sextant/contracts/days'
import { dayAfter, daysFrom } from './days.ts'
import type { Figure } from './figure.ts'

/** What tells of events and not of days: a day without a line is a day on which nothing happened. */
const BY_EVENT: readonly Source[] = ['shopify', 'stripe', 'mailchimp', 'hand', 'table', 'api']

/** Whether a source is silent where nothing happened. */
export const tellsEvents = (source: Source): boolean => BY_EVENT.includes(source)

/** What is typed stands beside what was exported: nobody types the days on which there was nothing, before the first of them neither. */
const isBesideOthers = (source: Source, spans: readonly SourceSpan[]): boolean =>
  source === 'hand' && spans.length > 1

/** A longer silence between two days is a pause, not a hole. */
const LONGEST_HOLE = 14

/** First and last day that a source ever told of. */
export type SourceSpan = { source: Source; first_day: string; last_day: string }

/** The days of a period on which a source should have told something and did not. */
export type Holes = ReadonlyMap<Source, ReadonlySet<string>>

function holesBetween(days: readonly string[]): string[] {
  const holes: string[] = []
  for (const [index, day] of days.entries()) {
    const next = days[index + 1]
    if (!next) continue
    const silent = daysBetween(day, next) - 1
    if (silent > 0 && silent <= LONGEST_HOLE)
      holes.push(...daysFrom(dayAfter(day, 1), dayAfter(next, -1)))
  }
  return holes
}

/** Days on which each source told something, sorted. */
export function daysTold(figures: readonly Figure[]): Map<Source, string[]> {
  const told = new Map<Source, Set<string>>()
  for (const { source, day } of figures) told.set(source, (told.get(source) ?? new Set()).add(day))
  return new Map([...told].map(([source, days]) => [source, [...days].toSorted()]))
}

/**
 * The days missing from each source: those before it began, holes of at most two weeks between two days that it told, and what it has not told yet
 * while another source goes on. A source that tells of events has no holes once it began, and what is typed beside other sources none at all.
 */
export function holesOf(
  figures: readonly Figure[],
  spans: readonly SourceSpan[],
  period: { from: string; to: string },
): Holes {
  const told = daysTold(figures)
  const holes = new Map<Source, ReadonlySet<string>>()
  for (const { source, first_day, last_day } of spans) {
    if (isBesideOthers(source, spans)) continue
    // What was before the first file is not known, of whatever source.
    const unknown =
      first_day > period.from
        ? daysFrom(period.from, earlier(dayAfter(first_day, -1), period.to))
        : []
    if (tellsEvents(source)) {
      holes.set(source, new Set(unknown))
      continue
    }
    const between = holesBetween(told.get(source) ?? [])
    const behind = last_day < period.to && last_day >= dayAfter(period.from, -LONGEST_HOLE)
    const after = behind ? daysFrom(later(dayAfter(last_day, 1), period.from), period.to) : []
    holes.set(source, new Set([...unknown, ...between, ...after]))
  }
  return holes
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)
