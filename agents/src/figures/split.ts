import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Split } from '@sextant/contracts/figures/view'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { splitChange, wholeParts } from '../math/statistics/split-change.ts'
import type { Figure } from './figure.ts'
import { channelName } from './words.ts'

/** Ways from what is bought or comes by itself to what is wanted; the first that is told of throughout is taken. */
const CHAINS: readonly { chain: readonly Measure[]; words: readonly string[] }[] = [
  { chain: ['sessions', 'orders', 'revenue'], words: ['visits', 'conversion', 'order value'] },
  {
    chain: ['spend', 'clicks', 'conversions', 'conversion_value'],
    words: ['spend', 'clicks for the money', 'conversion', 'value of a conversion'],
  },
  {
    chain: ['impressions', 'clicks', 'conversions'],
    words: ['impressions', 'click-through', 'conversion'],
  },
  {
    chain: ['spend', 'clicks', 'conversions'],
    words: ['spend', 'clicks for the money', 'conversion'],
  },
  { chain: ['orders', 'revenue'], words: ['orders', 'order value'] },
]
type ByChannel = Map<string | null, Partial<Record<Measure, number>>>

function byChannel(figures: readonly Figure[]): ByChannel {
  const channels: ByChannel = new Map()
  for (const { channel, measure, value } of figures) {
    const sums = channels.get(channel) ?? {}
    sums[measure] = (sums[measure] ?? 0) + value
    channels.set(channel, sums)
  }
  return channels
}

const tells = (channels: ByChannel, chain: readonly Measure[]): boolean =>
  chain.every(measure => [...channels.values()].some(sums => (sums[measure] ?? 0) > 0))

/** A channel that lacks a part of the way cannot be split along it: it is one cause by itself. */
const isWholeWay = (
  sums: Partial<Record<Measure, number>> | undefined,
  chain: readonly Measure[],
): boolean => sums === undefined || chain.every(measure => (sums[measure] ?? 0) >= 0)

type Cause = { label: string; value: number }

function causes(
  former: ByChannel,
  later: ByChannel,
  { chain, words }: (typeof CHAINS)[number],
): Cause[] {
  const channels = [...new Set([...former.keys(), ...later.keys()])].filter(
    channel => isWholeWay(former.get(channel), chain) && isWholeWay(later.get(channel), chain),
  )
  const along = (sums: ByChannel) =>
    channels.map(channel => chain.map(measure => sums.get(channel)?.[measure] ?? 0))
  const split = splitChange(along(former), along(later))
  return split.channels.flatMap((parts, index) =>
    parts.map((value, place) => ({
      label: `${channelName(channels[index]!)}: ${words[place] ?? 'what cannot be told apart'}`,
      value,
    })),
  )
}

/** Whole cents that add up to the change, the largest first. */
function inCents(all: readonly Cause[]): Cause[] {
  const whole = wholeParts(all.map(({ value }) => value))
  return all
    .map(({ label }, index) => ({ label, value: whole[index]! }))
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
}

const writeAs = (measure: Measure, value: number, currency: string): string =>
  MEASURES[measure].unit === 'money'
    ? writeMoney(value, currency)
    : Math.round(value).toLocaleString('en-GB')

function titleOf(measure: Measure, change: number, parts: Cause[], currency: string): string {
  const { label } = MEASURES[measure]
  const first = parts[0]
  if (change === 0 || !first) return `${label} stayed the same`
  const amount = writeAs(measure, Math.abs(change), currency)
  const moved = `${label} ${change > 0 ? 'rose' : 'fell'} by ${amount}`
  const [cause, against] = causesBothWays(parts, change)
  if (!against || Math.abs(against.value) <= Math.abs(change) / 4)
    return `${moved}; the largest cause is ${cause.label}`
  const did = ({ label: name, value }: Cause): string =>
    `${name} ${value < 0 ? 'took' : 'added'} ${writeAs(measure, Math.abs(value), currency)}`
  return `${moved}: ${did(cause)}, ${did(against)}`
}

/** The largest cause that went the way of the whole, which explains it, and the largest that went against it. Some part always goes the way of the whole. */
export function causesBothWays(parts: readonly Cause[], change: number): [Cause, Cause?] {
  const cause = parts.find(({ value }) => value * change > 0) ?? parts[0]!
  const against = parts.find(({ value }) => value * change < 0)
  return against ? [cause, against] : [cause]
}

type SplitNotes = {
  /** Whether the whole change is more than chance; null where that cannot be said. */
  isClear?: (measure: Measure) => boolean | null
  /** Whether every day of both periods is known of these measures: half a period explains nothing. */
  isKnown?: (measures: readonly Measure[]) => boolean
}

/** What changed, split exactly into its causes by channel; nothing where no way is told from end to end. */
export function splitOf(
  former: readonly Figure[],
  later: readonly Figure[],
  currency: string,
  { isClear = () => null, isKnown = () => true }: SplitNotes = {},
): Split | null {
  const [before, after] = [byChannel(former), byChannel(later)]
  const way = CHAINS.find(
    ({ chain }) => isKnown(chain) && tells(before, chain) && tells(after, chain),
  )
  if (!way) return null
  const parts = inCents(causes(before, after, way))
  const measure = way.chain.at(-1)!
  const from = Math.round(sumOf(before, measure))
  const total = from + parts.reduce((sum, { value }) => sum + value, 0)
  return {
    measure,
    sources: sourcesFor([...former, ...later], way.chain),
    title: titleOf(measure, total - from, parts, currency),
    caption: `Split exactly into ${way.words.join(', ')} of each channel${isClear(measure) === false ? '; the change itself could be chance' : ''}`,
    former: from,
    later: total,
    parts,
  }
}

/** Who told some measures. */
export const sourcesFor = (figures: readonly Figure[], measures: readonly Measure[]): string[] => [
  ...new Set(
    figures.filter(({ measure }) => measures.includes(measure)).map(({ source }) => source),
  ),
]

const sumOf = (channels: ByChannel, measure: Measure): number =>
  [...channels.values()].reduce((sum, sums) => sum + (sums[measure] ?? 0), 0)
