import type { Paced } from '@sextant/contracts/performance-intelligence/pacing'
import { daysBetween } from '@sextant/contracts/days'
import { dayAfter, daysFrom } from '../../../figures/days.ts'
import { holesOf } from '../../../figures/completeness.ts'
import type { Figure } from '../../../figures/figure.ts'
import type { CampaignPlan, FiguresKnown } from '../../../figures/known.ts'
import type { MetricQuery } from '../../../figures/metric-source.ts'
import type { Measure } from '@sextant/contracts/figures/measures'
import { type Pacing, pacingOf } from '../../../math/statistics/pacing.ts'

/** A campaign with how its money goes; `why` where it cannot be said. */
export type Run = {
  plan: CampaignPlan
  currency: string
  /** Last day of which its spend is known. */
  until: string
  spent: number
  pacing: Pacing
  days: number
  gone: number
  queries: MetricQuery[]
  /** What the spend has brought so far, as its sources count it; null where that is too little to reckon with. */
  brought: { measure: Measure; count: number } | null
}
export type NotPaced = {
  plan: CampaignPlan
  why: 'not-begun' | 'no-spend' | 'other-money' | 'long-ago'
}

/** Further back figures are not handed on. */
const BACK_MOST = 180

/** Spend of a campaign by day against its budget, up to the last day that its sources told. */
export function runOf(plan: CampaignPlan, known: FiguresKnown): Run | NotPaced {
  const spends = known.figures.filter(one => one.campaign_id === plan.id && one.measure === 'spend')
  if (spends.length === 0) return { plan, why: 'no-spend' }
  const [currency = null, ...more] = new Set(spends.map(one => one.currency))
  if (currency === null || more.length > 0) return { plan, why: 'other-money' }
  const sources = new Set(spends.map(({ source }) => source))
  const last = known.spans
    .filter(({ source }) => sources.has(source))
    .map(({ last_day }) => last_day)
    .toSorted()[0]!
  const until = last < plan.end_date ? last : plan.end_date
  if (until < plan.start_date) return { plan, why: 'not-begun' }
  if (daysBetween(plan.start_date, last) > BACK_MOST) return { plan, why: 'long-ago' }
  const gone = daysFrom(plan.start_date, until)
  const ofSources = known.figures.filter(({ source }) => sources.has(source))
  const holes = holesOf(ofSources, known.spans, { from: plan.start_date, to: until })
  const isMissing = (day: string): boolean =>
    [...sources].some(source => holes.get(source)?.has(day))
  const spend = gone.map(day =>
    isMissing(day)
      ? null
      : spends.filter(one => one.day === day).reduce((sum, { value }) => sum + value, 0),
  )
  const days = daysBetween(plan.start_date, plan.end_date) + 1
  const brought = broughtBy(plan, ofSources, until)
  const names = [...new Set(spends.map(({ campaign }) => campaign))]
  return {
    plan,
    currency,
    until,
    spent: spend.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    pacing: pacingOf(plan.budget_cents, days, spend),
    days,
    gone: gone.length,
    brought,
    queries: names.flatMap(campaign =>
      campaign
        ? [
            {
              measures: ['spend'],
              campaign,
              from: plan.start_date,
              to: until,
              currency,
            },
          ]
        : [],
    ),
  }
}

/** What money is spent for, in the order in which it is told. */
const RESULTS: readonly Measure[] = ['conversions', 'leads', 'orders']
/** Of fewer nobody reckons a cost. */
const FEWEST_RESULTS = 10

function broughtBy(plan: CampaignPlan, figures: readonly Figure[], until: string): Run['brought'] {
  const own = figures.filter(
    ({ campaign_id, day }) => campaign_id === plan.id && day >= plan.start_date && day <= until,
  )
  const counts = RESULTS.map(measure => ({
    measure,
    count: own.filter(one => one.measure === measure).reduce((sum, { value }) => sum + value, 0),
  }))
  return counts.find(({ count }) => count >= FEWEST_RESULTS) ?? null
}

const RECENT = 14

/** What a day takes now, and what it may take so that the money ends with the campaign. */
export function dailyOf(run: Run, known: FiguresKnown): { daily: number; setTo: number | null } {
  const from = dayAfter(run.until, 1 - Math.min(RECENT, run.gone))
  const spends = known.figures.filter(
    one =>
      one.campaign_id === run.plan.id &&
      one.measure === 'spend' &&
      one.day >= from &&
      one.day <= run.until,
  )
  const daily = spends.reduce((sum, { value }) => sum + value, 0) / Math.min(RECENT, run.gone)
  const left = run.days - run.gone
  const rest = run.plan.budget_cents - run.spent
  return { daily, setTo: left > 0 && rest > 0 && run.pacing.missing === 0 ? rest / left : null }
}

/** Places of days as dates. */
export function endsOf({ plan, pacing }: Run): Paced['runsOut'] {
  if (!pacing.runsOut) return null
  const at = (day: number): string => dayAfter(plan.start_date, day)
  return { day: at(pacing.runsOut.day), low: at(pacing.runsOut.low), high: at(pacing.runsOut.high) }
}
