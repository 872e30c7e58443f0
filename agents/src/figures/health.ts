import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import { AD_SOURCES, type Source } from '@sextant/contracts/figures/sources'
import type { HealthNote } from '@sextant/contracts/figures/view'
import type { Holes, SourceSpan } from './completeness.ts'
import { daysBetween } from '@sextant/contracts/days'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { type Figure, sourceName } from './figure.ts'
import type { StoppedCampaign } from './known.ts'
import { daysWords, dayWords, listOf } from './words.ts'

/** Days after which a source that others went on without, or the newest of all, is old. */
const STALE_AFTER = 7
/** A figure that was never below this on a day and is then nought at once is worth a word. */
const STEADY_FROM = 10

export type HealthInput = {
  figures: readonly Figure[]
  spans: readonly SourceSpan[]
  holes: Holes
  /** Campaigns of ours that stood still. */
  stopped: readonly StoppedCampaign[]
  period: { from: string; to: string }
  today: string
}

/** Measures that a source told, as the middle of a sentence. */
function toldBy(figures: readonly Figure[], source: Source): string {
  const measures = new Set(
    figures.filter(figure => figure.source === source).map(({ measure }) => measure),
  )
  return listOf([...measures].slice(0, 3).map(measure => MEASURES[measure].label.toLowerCase()))
}

function missingDays({ figures, holes }: HealthInput): HealthNote[] {
  const sources = new Set(figures.map(({ source }) => source))
  return [...holes].flatMap(([source, days]) => {
    if (days.size === 0) return []
    const name = sourceName(source)
    const others = [...sources].filter(other => other !== source).map(sourceName)
    const sorted = [...days].toSorted()
    const count = sorted.length === 1 ? '1 day' : `${sorted.length} days`
    return {
      kind: 'missing-days' as const,
      source,
      days: sorted,
      says: `${count} of ${name} ${sorted.length === 1 ? 'is' : 'are'} missing: ${daysWords(sorted)}.`,
      affects: [
        `Sums with ${name}’s ${toldBy(figures, source) || 'figures'} are at least what is shown; rates and costs leave those days out.`,
        others.length > 0 ? `What comes from ${listOf(others)} is complete.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    }
  })
}

function stale({ spans, today, period }: HealthInput): HealthNote[] {
  if (period.to < today && daysBetween(period.to, today) > STALE_AFTER) return []
  return spans.flatMap(({ source, last_day }) => {
    const old = daysBetween(last_day, today)
    if (old <= STALE_AFTER || last_day < period.from) return []
    return {
      kind: 'stale' as const,
      source,
      days: [last_day],
      says: `${sourceName(source)} ends ${old} days ago, on ${daysWords([last_day])}.`,
      affects: 'Nothing after that day is known. Import a newer file to go on.',
    }
  })
}

/** By source and measure the values of its days, as they were told. */
function seriesOf(figures: readonly Figure[]): Map<string, Map<string, number>> {
  const series = new Map<string, Map<string, number>>()
  for (const { source, measure, day, value } of figures) {
    const key = `${source} ${measure}`
    const days = series.get(key) ?? new Map<string, number>()
    days.set(day, (days.get(day) ?? 0) + value)
    series.set(key, days)
  }
  return series
}

function suddenZeros({ figures, holes }: HealthInput): HealthNote[] {
  return [...seriesOf(figures)].flatMap(([key, days]) => {
    const [source, measure] = key.split(' ') as [Source, Measure]
    const told = [...days].filter(([day]) => !holes.get(source)?.has(day))
    // Of money a nought follows from a count, which is looked at by itself.
    if (MEASURES[measure].unit === 'money') return []
    const noughts = told.filter(([, value]) => value === 0).map(([day]) => day)
    const others = told.filter(([, value]) => value !== 0).map(([, value]) => value)
    const steady = others.length >= 7 && Math.min(...others) >= STEADY_FROM
    if (noughts.length === 0 || noughts.length > 7 || !steady) return []
    const label = MEASURES[measure].label.toLowerCase()
    return {
      kind: 'sudden-zero' as const,
      source,
      days: noughts.toSorted(),
      says: `${sourceName(source)} tells no ${label} on ${daysWords(noughts.toSorted())}, and ${smallest(others)} or more on every other day.`,
      affects: `It counts as zero. If counting was broken, export those days again.`,
    }
  })
}

const smallest = (values: readonly number[]): string => Math.min(...values).toLocaleString('en-GB')

function currencies({ figures }: HealthInput): HealthNote[] {
  const bySource = new Map<Source, Map<string, string>>()
  for (const { source, currency, day } of figures) {
    if (!currency) continue
    const known = bySource.get(source) ?? new Map<string, string>()
    const first = known.get(currency)
    known.set(currency, first && first < day ? first : day)
    bySource.set(source, known)
  }
  return [...bySource].flatMap(([source, known]) => {
    if (known.size < 2) return []
    const inOrder = [...known].toSorted((a, b) => a[1].localeCompare(b[1]))
    return {
      kind: 'currencies' as const,
      source,
      days: inOrder.slice(1).map(([, day]) => day),
      says: `${sourceName(source)} changes its currency: ${listOf(inOrder.map(([currency, day]) => `${currency} from ${daysWords([day])}`))}.`,
      affects: 'Money of two currencies is never added up. Each is shown by itself.',
    }
  })
}

function spendUnseen({ figures, holes }: HealthInput): HealthNote[] {
  const series = seriesOf(figures)
  return [...series].flatMap(([key, spent]) => {
    const [source, measure] = key.split(' ') as [Source, Measure]
    const seen = series.get(`${source} impressions`)
    if (measure !== 'spend' || !seen) return []
    const days = [...spent]
      .filter(([day, value]) => value > 0 && !seen.get(day) && !holes.get(source)?.has(day))
      .map(([day]) => day)
      .toSorted()
    if (days.length === 0) return []
    return {
      kind: 'spend-unseen' as const,
      source,
      days,
      says: `${sourceName(source)} spent money without a single impression on ${daysWords(days)}.`,
      affects: 'Click-through and cost per thousand are too dear for those days. Check the export.',
    }
  })
}

/** Days before what was typed count as none of it where it stands beside other sources. */
function typedSince({ spans, holes, period }: HealthInput): HealthNote[] {
  const hand = spans.find(({ source }) => source === 'hand')
  if (!hand || holes.has('hand') || hand.first_day <= period.from) return []
  if (hand.first_day > period.to) return []
  const since = daysWords([hand.first_day])
  return [
    {
      kind: 'typed-since',
      source: 'hand',
      days: [hand.first_day],
      says: `What was typed by hand begins on ${since}.`,
      affects: `It is added to what the other sources tell. If there was something of it before ${since}, type that too, or a change is only that it was not written down.`,
    },
  ]
}

/** What ads are held against: whoever spends and tells nothing of it is left out there. */
const WANTED = ['clicks', 'conversions', 'conversion_value'] as const satisfies readonly Measure[]

/** Platforms that took money and do not tell what another one tells of its ads. */
function toldInPart({ figures }: HealthInput): HealthNote[] {
  const series = seriesOf(figures)
  const spent = AD_SOURCES.filter(source => series.has(`${source} spend`))
  return WANTED.flatMap(measure => {
    const telling = spent.filter(source => series.has(`${source} ${measure}`))
    // Leads are what some ads are for, in place of conversions.
    const silent = spent.filter(
      source =>
        !telling.includes(source) && (measure === 'clicks' || !series.has(`${source} leads`)),
    )
    if (telling.length === 0) return []
    const label = MEASURES[measure].label.toLowerCase()
    return silent.map(source => ({
      kind: 'told-in-part' as const,
      source,
      days: [],
      says: `${sourceName(source)} tells what it cost and no ${label}.`,
      affects: `What is worked out of ${label} and spend is of ${listOf(telling.map(sourceName))} alone. If the export has a column for it, say so when it is imported again.`,
    }))
  })
}

const STOPPED: Record<StoppedCampaign['how'], string> = {
  ended: 'ended',
  paused: 'was paused',
  completed: 'was completed',
  cancelled: 'was cancelled',
}

/** Money that a source went on spending on a campaign of ours which stood still. */
function spentAfterStop({ figures, stopped }: HealthInput): HealthNote[] {
  return stopped.flatMap(({ id, name, how, last_day }) => {
    const spent = figures.filter(
      ({ campaign_id, measure, day, value }) =>
        campaign_id === id && measure === 'spend' && day > last_day && value > 0,
    )
    return [...Map.groupBy(spent, ({ source, currency }) => `${source} ${currency}`).values()].map(
      of => spentNote({ name, how, last_day }, of),
    )
  })
}

function spentNote(
  { name, how, last_day }: Omit<StoppedCampaign, 'id'>,
  spent: readonly Figure[],
): HealthNote {
  const [{ source, currency }] = spent as [Figure]
  const days = [...new Set(spent.map(({ day }) => day))].toSorted()
  const sum = spent.reduce((all, { value }) => all + value, 0)
  const money = writeMoney(sum, currency ?? '')
  return {
    kind: 'spent-after-stop',
    source,
    days,
    says: `${sourceName(source)} spent ${money} on “${name}” after it ${STOPPED[how]} on ${dayWords(last_day)}: ${daysWords(days)}.`,
    affects: 'It is in all sums. Stop it there as well, or put right here until when it runs.',
  }
}

/** What is to be known of the data before any number is believed. */
export const healthOf = (input: HealthInput): HealthNote[] =>
  [
    missingDays,
    stale,
    suddenZeros,
    currencies,
    toldInPart,
    spendUnseen,
    spentAfterStop,
    typedSince,
  ].flatMap(check => check(input))
