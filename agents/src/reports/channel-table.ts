import type { Measure } from '@sextant/contracts/figures/measures'
import { MEASURES } from '@sextant/contracts/figures/measures'
import { writeValue } from '@sextant/contracts/metrics/written'
import type { Cell, SectionOf } from '@sextant/contracts/reports/content'
import {
  currenciesOf,
  type Figure,
  inCurrency,
  narrowed,
  toldOnce,
  trustedSources,
} from '../figures/figure.ts'
import type { ViewInput } from '../figures/view.ts'
import { ofChannel, plannedFor } from '../figures/plan.ts'
import { channelName } from '../figures/words.ts'
import { count, money, NOT_TOLD, word } from './cells.ts'

type Days = { from: string; to: string }
type Sums = Partial<Record<Measure, number>>

/** What is wanted and what it is worth, of what is told by channel; the first pair that is. */
const PAIRS: readonly { result: Measure; worth: Measure }[] = [
  { result: 'orders', worth: 'revenue' },
  { result: 'conversions', worth: 'conversion_value' },
  { result: 'leads', worth: 'conversion_value' },
]

/** The figures of a period, each told once and in one currency. */
function figuresOf(input: ViewInput, { from, to }: Days): { figures: Figure[]; currency: string } {
  const all = narrowed(input.figures, {})
  const mine = all.filter(({ day }) => day >= from && day <= to)
  const currency = currenciesOf(mine)[0] ?? input.currency
  // Whom to believe is decided over both periods, as on the page of figures.
  return { figures: toldOnce(inCurrency(mine, currency), trustedSources(all)), currency }
}

function sumsByChannel(figures: readonly Figure[]): Map<string | null, Sums> {
  const channels = new Map<string | null, Sums>()
  for (const { channel, measure, value } of figures) {
    const sums = channels.get(channel) ?? {}
    sums[measure] = (sums[measure] ?? 0) + value
    channels.set(channel, sums)
  }
  return channels
}

const pairOf = (figures: readonly Figure[]) =>
  PAIRS.find(({ result }) => figures.some(one => one.measure === result && one.channel)) ?? null

const costOf = ({ spend }: Sums, results: number | undefined, currency: string): Cell =>
  spend && results ? money(spend / results, currency) : NOT_TOLD

const oneOf = (measure: Measure): string => MEASURES[measure].label.toLowerCase().replace(/s$/, '')

/** What was planned of a channel for these days, in words: "€7,000 revenue, €900 ad spend"; null where nothing was. */
function plannedWords(
  { plan, catalogue }: ViewInput,
  days: Days,
  channel: string | null,
  { measures, currency }: { measures: readonly Measure[]; currency: string },
): string | null {
  if (channel === null) return null
  const scope = { ...ofChannel(plan, channel), currency, known: null }
  const planned = measures.flatMap(measure => {
    const metric = catalogue.get(measure)!
    const target = plannedFor(metric, days, scope)
    if (!target) return []
    return [`${writeValue(metric, target.value, currency)} ${metric.name.toLowerCase()}`]
  })
  return planned.length > 0 ? planned.join(', ') : null
}

/** What each channel brought and cost, the largest first; nothing where no source tells of channels. */
export function channelTable(input: ViewInput, days: Days): SectionOf<'table'> | null {
  const { figures, currency } = figuresOf(input, days)
  const pair = pairOf(figures)
  if (!pair) return null
  const { result, worth } = pair
  const channels = sumsByChannel(figures)
  const told = [...channels].filter(
    ([, sums]) => (sums[result] ?? 0) !== 0 || (sums.spend ?? 0) !== 0 || (sums[worth] ?? 0) !== 0,
  )
  const isWorthTold = told.some(([, sums]) => sums[worth] !== undefined)
  const main = isWorthTold ? worth : result
  const sorted = told.toSorted((a, b) => (b[1][main] ?? 0) - (a[1][main] ?? 0))
  const cellsOf = (name: string, sums: Sums): Cell[] => [
    word(name),
    ...(isWorthTold ? [money(sums[worth] ?? null, currency)] : []),
    count(sums[result] ?? null),
    money(sums.spend ?? null, currency),
    costOf(sums, sums[result], currency),
  ]
  const paid = told.map(([, sums]) => sums).filter(({ spend }) => (spend ?? 0) > 0)
  const sum = (of: readonly Sums[], measure: Measure): number =>
    of.reduce((total, sums) => total + (sums[measure] ?? 0), 0)
  const all = told.map(([, sums]) => sums)
  const measures = [...new Set<Measure>([main, result, 'spend'])]
  const planned = sorted.map(([channel]) =>
    plannedWords(input, days, channel, { measures, currency }),
  )
  const isPlanned = planned.some(words => words !== null)
  const spend = sum(all, 'spend')
  return {
    id: 'channels',
    form: 'table',
    title: 'Channels',
    caption: '',
    columns: [
      { label: 'Channel', numeric: false, bar: false },
      ...(isWorthTold ? [{ label: MEASURES[worth].label, numeric: true, bar: true }] : []),
      { label: MEASURES[result].label, numeric: true, bar: !isWorthTold },
      { label: 'Ad spend', numeric: true, bar: false },
      { label: `Cost per ${oneOf(result)}`, numeric: true, bar: false },
    ],
    rows: sorted.map(([channel, sums], at) => ({
      id: null,
      cells: cellsOf(channelName(channel), sums),
      verdict: isPlanned ? { says: planned[at] ?? 'no plan', tone: 'none' } : null,
    })),
    verdicts: isPlanned ? 'Planned' : null,
    total: [
      word('Together'),
      ...(isWorthTold ? [money(sum(all, worth), currency)] : []),
      count(sum(all, result)),
      money(spend, currency),
      costOf({ spend }, sum(paid, result), currency),
    ],
    note: spend > 0 ? `Cost per ${oneOf(result)} is of the channels that cost money.` : null,
  }
}
