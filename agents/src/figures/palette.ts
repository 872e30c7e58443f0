import type { Measure } from '@sextant/contracts/figures/measures'
import type { Figure } from './figure.ts'

/** Channels with a colour of their own; the rest of a page is one grey part. */
export const COLOURS = 6

function sharesOf(figures: readonly Figure[], measure: Measure): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { channel, measure: of, value } of figures)
    if (of === measure && channel !== null) sums.set(channel, (sums.get(channel) ?? 0) + value)
  const total = [...sums.values()].reduce((all, sum) => all + sum, 0)
  return total > 0 ? new Map([...sums].map(([channel, sum]) => [channel, sum / total])) : sums
}

/** The channels of a page by their size, the largest first: their share of what is wanted or of what is spent, whichever is larger, so that one order holds for all its charts. */
export function channelsBySize(figures: readonly Figure[], result: Measure | null): string[] {
  const spent = sharesOf(figures, 'spend')
  const brought = result ? sharesOf(figures, result) : new Map<string, number>()
  const sizeOf = (channel: string): number =>
    Math.max(spent.get(channel) ?? 0, brought.get(channel) ?? 0)
  const told = new Set(figures.map(({ channel }) => channel).filter(channel => channel !== null))
  return [...told].toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.localeCompare(b))
}

/** Those of them that have a colour: what is called “other” never has. */
export const colouredOf = (bySize: readonly string[]): string[] =>
  bySize.filter(channel => channel !== 'other').slice(0, COLOURS)
