import type { Metric } from '@sextant/contracts/metrics/catalogue'
import type { Source } from '@sextant/contracts/figures/sources'
import type { Figure } from '../../../figures/figure.ts'
import { type Inputs, partsOf, valueOf } from '../../../figures/parts-of-metric.ts'
import type { Sums } from '../../../figures/tally.ts'

/** What a campaign did of a change; `campaign` is null for what a source tells of none. In the unit of the metric. */
export type Part = {
  source: Source
  channel: string | null
  campaign: string | null
  value: number
}

type Span = { from: string; to: string }
type Group = {
  source: Source
  channel: string | null
  campaign: string | null
  former: Sums
  later: Sums
}

/**
 * The change of a metric as an exact sum over campaigns. Of a ratio A ÷ B with the former value R and the amounts a, b of a campaign:
 * [(a₁ − R·b₁) − (a₀ − R·b₀)·B₁ ÷ B₀] ÷ B₁. The former terms add up to nought, so all of it is what a campaign did otherwise, in its
 * own ratio or in its share. Of a sum it is a₁ − a₀. Empty where a metric is neither, and where
 * one source tells what is divided and another by what.
 */
export function partsBetween(
  metric: Metric,
  figures: readonly Figure[],
  { before, period, inputs }: { before: Span; period: Span; inputs: Inputs },
): Part[] {
  const form = partsOf(metric)
  if (!form || !isToldTogether(metric, figures)) return []
  const groups = groupsOf(metric, figures, { before, period })
  const isOfSum = form.below.type === 'number'
  const amounts = groups.map(group => ({
    group,
    a0: valueOf(form.above, group.former, inputs) ?? 0,
    a1: valueOf(form.above, group.later, inputs) ?? 0,
    b0: isOfSum ? 0 : (valueOf(form.below, group.former, inputs) ?? 0),
    b1: isOfSum ? 0 : (valueOf(form.below, group.later, inputs) ?? 0),
  }))
  const sum = (of: 'a0' | 'a1' | 'b0' | 'b1') => amounts.reduce((all, one) => all + one[of], 0)
  const [was, is] = isOfSum ? [1, 1] : [sum('b0'), sum('b1')]
  if (was <= 0 || is <= 0) return []
  const ratio = isOfSum ? 0 : sum('a0') / was
  return amounts
    .map(({ group: { source, channel, campaign }, a0, a1, b0, b1 }) => ({
      source,
      channel,
      campaign,
      value: ((a1 - ratio * b1 - ((a0 - ratio * b0) * is) / was) / is) * form.times,
    }))
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
}

function isToldTogether({ needs }: Metric, figures: readonly Figure[]): boolean {
  const tellers = needs.map(name => {
    const its = figures.filter(({ measure }) => measure === name)
    return [...new Set(its.map(({ source }) => source))].toSorted().join(' ')
  })
  return new Set(tellers).size <= 1
}

function groupsOf(
  { needs }: Metric,
  figures: readonly Figure[],
  { before, period }: { before: Span; period: Span },
): Group[] {
  const groups = new Map<string, Group>()
  for (const { source, channel, campaign, measure, day, value } of figures) {
    if (!needs.includes(measure) || day < before.from || day > period.to) continue
    const key = [source, channel ?? '', campaign ?? ''].join('\n')
    const group = groups.get(key) ?? emptyGroup({ source, channel, campaign }, needs)
    groups.set(key, group)
    const sums = day < period.from ? group.former : group.later
    sums[measure] = (sums[measure] ?? 0) + value
  }
  return [...groups.values()]
}

const emptyGroup = (
  of: Pick<Group, 'source' | 'channel' | 'campaign'>,
  needs: readonly string[],
): Group => {
  const nought = Object.fromEntries(needs.map(name => [name, 0]))
  return { ...of, former: { ...nought }, later: { ...nought } }
}
