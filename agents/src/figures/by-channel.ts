import { isMeasure, MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { ByChannel } from '@sextant/contracts/figures/view'
import type { Holes } from './completeness.ts'
import { daysFrom } from './days.ts'
import type { Figure } from './figure.ts'
import { sourcesFor } from './split.ts'
import { isWhole, tallyOf } from './tally.ts'

type Input = {
  figures: readonly Figure[]
  period: { from: string; to: string }
  holes: Holes
  result: Measure | null
  /** The largest first. */
  channels: readonly string[]
  /** Those with a colour; the others are one line together. */
  coloured: readonly string[]
}
type Line = ByChannel['lines'][number]

function lineOf(channels: readonly string[], measure: Measure, input: Input): Line | null {
  const mine = input.figures.filter(
    figure => figure.measure === measure && channels.includes(figure.channel ?? ''),
  )
  if (mine.length === 0) return null
  const tally = tallyOf(mine, input.period, input.holes)
  const points = tally.days.map(day =>
    isWhole(tally, day, [measure]) ? (day.sums[measure] ?? 0) : null,
  )
  return { channels: [...channels], total: tally.total[measure] ?? 0, points }
}

/** What is wanted by day, a line for each channel; nothing where there is only one. */
export function byChannelOf(input: Input): ByChannel | null {
  const { result, channels, coloured, figures, period } = input
  if (!result || !isMeasure(result)) return null
  const rest = channels.filter(channel => !coloured.includes(channel))
  const own = coloured
    .flatMap(channel => lineOf([channel], result, input) ?? [])
    .toSorted((a, b) => b.total - a.total)
  const lines = [...own, ...[lineOf(rest, result, input)].filter(line => line !== null)]
  if (lines.length < 2) return null
  const values = lines.flatMap(({ points }) => points).filter(value => value !== null)
  return {
    measure: result,
    label: MEASURES[result].label,
    sources: sourcesFor(figures, [result]),
    days: daysFrom(period.from, period.to),
    most: Math.max(0, ...values),
    lines,
  }
}
