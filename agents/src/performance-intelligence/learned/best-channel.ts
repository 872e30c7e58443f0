import { dayAfter } from '../../figures/days.ts'
import type { Figure } from '../../figures/figure.ts'
import type { FiguresKnown } from '../../figures/known.ts'
import { isWhole } from '../../figures/tally.ts'
import { channelName } from '../../figures/words.ts'
import { changeOfRatio, type RatioDay, ratioOfSums } from '../../math/statistics/bootstrap.ts'
import { holdsNought } from '../rates.ts'
import { WATCHED_DAYS } from '../sides.ts'
import { isClose, type MeasuredValue, tallyBetween } from './measured-value.ts'

/** What a channel leaves after its own costs and its ads, by day; null where a day is not whole. */
type Left = { channel: string; days: (number | null)[] }

const NEEDS = ['revenue', 'spend'] as const

function leftBy(
  known: FiguresKnown,
  figures: readonly Figure[],
  margin: number,
  { from, to }: { from: string; to: string },
): Left[] {
  const channels = new Set(
    figures.flatMap(({ channel, measure }) => (measure === 'revenue' && channel ? channel : [])),
  )
  return [...channels].map(channel => {
    const own = figures.filter(one => one.channel === channel)
    const tally = tallyBetween(known, own, from, to)
    const days = tally.days.map(day =>
      isWhole(tally, day, NEEDS) ? (day.sums.revenue ?? 0) * margin - (day.sums.spend ?? 0) : null,
    )
    return { channel, days }
  })
}

const sumOf = ({ days }: Left): number => days.reduce<number>((sum, day) => sum + (day ?? 0), 0)

/** Days as sums over one, lifted so that none is below nought: a difference and an interval stay what they are. */
const lifted = ({ days }: Left, by: number): RatioDay[] =>
  days.map(day => (day === null ? null : { above: day + by, below: 1 }))

const WEEK = 7

/** The channel that leaves most, where that is clearly more than the next one leaves; null without a margin, or where chance may explain it. */
export function bestChannel(
  known: FiguresKnown,
  once: readonly Figure[],
  to: string,
): MeasuredValue | null {
  const { margin } = known.inputs
  if (margin === undefined) return null
  const period = { from: dayAfter(to, 1 - WATCHED_DAYS), to }
  const [best, next] = leftBy(known, once, margin, period).toSorted((a, b) => sumOf(b) - sumOf(a))
  if (!best || !next) return null
  const by = Math.max(0, ...[...best.days, ...next.days].map(day => -(day ?? 0)))
  const ahead = changeOfRatio(lifted(next, by), lifted(best, by))?.difference
  const daily = ratioOfSums(lifted(best, by))
  if (!ahead || !daily || holdsNought(ahead)) return null
  const weekly = (value: number): number => (value - by) * WEEK
  const interval = {
    value: weekly(daily.value),
    low: weekly(daily.low),
    high: weekly(daily.high),
  }
  if (interval.value <= 0 || !isClose(interval)) return null
  const name = channelName(best.channel)
  return {
    metric: 'contribution',
    label: `contribution of ${name}`,
    channel: best.channel,
    kind: 'money',
    ...interval,
    n: daily.n,
    n_of: 'days',
    ...period,
    sources: [...new Set(tellersOf(once, best.channel))],
    per: 'week',
    more: `That is what is left after its own costs and the ads, and clearly more than by ${channelName(next.channel)}, the next.`,
  }
}

const tellersOf = (once: readonly Figure[], channel: string): string[] =>
  once.flatMap(one => (one.channel === channel && isNeeded(one) ? one.source : []))

const isNeeded = ({ measure }: Figure): boolean => measure === 'revenue' || measure === 'spend'
