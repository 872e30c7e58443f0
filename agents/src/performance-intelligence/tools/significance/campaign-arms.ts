import type { MessageRow } from '@sextant/contracts/agent-events'
import type { Measure } from '@sextant/contracts/figures/measures'
import { dayAfter } from '../../../figures/days.ts'
import type { FiguresKnown } from '../../../figures/known.ts'
import type { MetricQuery } from '../../../figures/metric-source.ts'
import { daysAsked, saidIn } from '../../asked.ts'
import { lastDayOf } from '../../sides.ts'
import { RATES } from '../../series.ts'
import { type Named, namedCampaigns } from './named-campaigns.ts'
import type { Arm } from './read-arms.ts'

export type CampaignArms = {
  arms: [Arm, Arm]
  looks: number
  planned: [number, number]
  queries: MetricQuery[]
  /** What is counted: "conversions per click". */
  rate: string
  /** Days over which the cases came. */
  days: number
}

/** Two campaigns that somebody names, with the first rate that both tell of the days asked for; null where fewer are named or none is told of both. */
export function campaignArms(
  thread: readonly MessageRow[],
  known: FiguresKnown,
): CampaignArms | null {
  const to = lastDayOf(known)
  const { campaigns: named } = namedIn(thread, known)
  if (!to || named.length !== 2) return null
  const days = daysAsked(thread)
  const from = dayAfter(to, 1 - days)
  const sum = (campaign: string, measure: Measure) =>
    Math.round(
      known.figures
        .filter(one => one.campaign === campaign && one.measure === measure)
        .filter(({ day }) => day >= from && day <= to)
        .reduce((all, { value }) => all + value, 0),
    )
  for (const { events, cases, name: rate } of RATES) {
    const arms = named.map(name => ({ name, events: sum(name, events), cases: sum(name, cases) }))
    const isTold = arms.every(arm => arm.cases > 0 && arm.events <= arm.cases)
    if (!isTold || arms.every(arm => arm.events === 0)) continue
    const queries = named.map(campaign => ({ measures: [events, cases], campaign, from, to }))
    return { arms: arms as [Arm, Arm], looks: 1, planned: [1, 1], queries, rate, days }
  }
  return null
}

/** What the last words name, of the campaigns that are known. */
export function namedIn(thread: readonly MessageRow[], known: FiguresKnown): Named {
  return namedCampaigns(saidIn(thread).at(-1)?.text ?? '', campaignsOf(known))
}

/** Every campaign of the figures, the one with most of them first. */
export function campaignsOf({ figures }: FiguresKnown): string[] {
  const lines = new Map<string, number>()
  for (const { campaign } of figures)
    if (campaign) lines.set(campaign, (lines.get(campaign) ?? 0) + 1)
  return [...lines].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
}
