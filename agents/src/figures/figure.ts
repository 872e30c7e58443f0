import type { Measure } from '@sextant/contracts/figures/measures'
import { SOURCES, type Source, TRUSTED } from '@sextant/contracts/figures/sources'

/** A sum that stands: of one day, source, channel, campaign, measure and currency. Money in minor units. */
export type Figure = {
  day: string
  source: Source
  channel: string | null
  campaign: string | null
  /** Of ours, where the source's name was matched. */
  campaign_id: string | null
  measure: Measure
  currency: string | null
  value: number
  lines: number
}

/** Which of them: null in a filter lets all through. */
export type Narrowing = { campaign_id?: string; channel?: string; source?: string }

/** The figures of a filter. */
export const narrowed = (figures: readonly Figure[], by: Narrowing): Figure[] =>
  figures.filter(
    figure =>
      (by.campaign_id === undefined || figure.campaign_id === by.campaign_id) &&
      (by.channel === undefined || figure.channel === by.channel) &&
      (by.source === undefined || figure.source === by.source),
  )

/** The source that is believed for each measure which several tell: the first of its list that told it. */
export function trustedSources(figures: readonly Figure[]): Map<Measure, Source> {
  const told = new Map<Measure, Set<Source>>()
  for (const { measure, source } of figures) {
    const known = told.get(measure) ?? new Set()
    told.set(measure, known.add(source))
  }
  const trusted = new Map<Measure, Source>()
  for (const [measure, sources] of told) {
    const first = TRUSTED[measure]?.find(source => sources.has(source))
    if (first) trusted.set(measure, first)
  }
  return trusted
}

/** What is left when each thing is told once. */
export const toldOnce = (
  figures: readonly Figure[],
  trusted: ReadonlyMap<Measure, Source>,
): Figure[] => figures.filter(({ measure, source }) => (trusted.get(measure) ?? source) === source)

/** Money of one currency and everything without one. */
export const inCurrency = (figures: readonly Figure[], currency: string): Figure[] =>
  figures.filter(figure => figure.currency === null || figure.currency === currency)

/** Currencies of the figures, the one of most lines first. */
export function currenciesOf(figures: readonly Figure[]): string[] {
  const lines = new Map<string, number>()
  for (const figure of figures)
    if (figure.currency)
      lines.set(figure.currency, (lines.get(figure.currency) ?? 0) + figure.lines)
  return [...lines].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([id]) => id)
}

export const sourceName = (source: string): string =>
  Object.hasOwn(SOURCES, source) ? SOURCES[source as Source].label : source
