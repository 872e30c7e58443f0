import type { MessageRow } from '@sextant/contracts/agent-events'
import type { Measure } from '@sextant/contracts/figures/measures'
import { dayAfter } from '../../../figures/days.ts'
import type { FiguresKnown } from '../../../figures/known.ts'
import type { MetricQuery } from '../../../figures/metric-source.ts'
import { daysAsked, saidIn } from '../../asked.ts'
import { lastDayOf } from '../../sides.ts'
import { RATES } from '../../series.ts'
import type { Arm } from './read-arms.ts'

export type CampaignArms = {
  arms: [Arm, Arm]
  looks: number
  planned: [number, number]
  queries: MetricQuery[]
}

/** Two campaigns that somebody names, with the first rate that both tell of the days asked for; null where fewer are named or none is told of both. */
export function campaignArms(
  thread: readonly MessageRow[],
  known: FiguresKnown,
): CampaignArms | null {
  const to = lastDayOf(known)
  const named = namedIn(thread, known)
  if (!to || named.length !== 2) return null
  const from = dayAfter(to, 1 - daysAsked(thread))
  const sum = (campaign: string, measure: Measure) =>
    Math.round(
      known.figures
        .filter(one => one.campaign === campaign && one.measure === measure)
        .filter(({ day }) => day >= from && day <= to)
        .reduce((all, { value }) => all + value, 0),
    )
  for (const { events, cases } of RATES) {
    const arms = named.map(name => ({ name, events: sum(name, events), cases: sum(name, cases) }))
    const isTold = arms.every(arm => arm.cases > 0 && arm.events <= arm.cases)
    if (!isTold || arms.every(arm => arm.events === 0)) continue
    const queries = named.map(campaign => ({ measures: [events, cases], campaign, from, to }))
    return { arms: arms as [Arm, Arm], looks: 1, planned: [1, 1], queries }
  }
  return null
}

function namedIn(thread: readonly MessageRow[], { figures }: FiguresKnown): string[] {
  const words = saidIn(thread).at(-1)?.text.toLowerCase() ?? ''
  const campaigns = new Set(figures.flatMap(({ campaign }) => campaign ?? []))
  return [...campaigns]
    .filter(name => words.includes(name.toLowerCase()))
    .toSorted((a, b) => words.indexOf(a.toLowerCase()) - words.indexOf(b.toLowerCase()))
}
