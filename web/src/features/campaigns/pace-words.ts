import { elapsedShare, pace, PACE_HIGH, PACE_LOW } from '@sextant/contracts/campaigns/pace'
import type { CampaignListRow } from '@sextant/contracts/rows'

type Money = Pick<
  CampaignListRow,
  'budget_cents' | 'spent_cents' | 'start_date' | 'end_date' | 'status'
>
const DAY = 86_400_000
const at = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

export type PaceReport = {
  /** Spend ÷ (budget × elapsed share); null where nothing can be said. */
  ratio: number | null
  tone: 'good' | 'warn' | 'bad' | 'neutral'
  /** The answer in one sentence. */
  headline: string
  /** What it is computed from, or what is missing. */
  because: string
  elapsed: number | null
  /** Share of the budget that is spent; may be over 1. */
  used: number | null
  /** At the present rate: what will have been spent by the end (cents), and the day the budget is gone when that comes before the end. */
  projected: number | null
  goneOn: string | null
}

type Words = { money: (cents: number) => string; day: (iso: string) => string }
type Verdict = Pick<PaceReport, 'tone' | 'headline'>
/** A campaign of which the pace can be said, in days. */
type Course = {
  budget: number
  spent: number
  end: string
  ratio: number
  isOver: boolean
  daysLeft: number
  projected: number | null
  goneOn: string | null
}

/** What the spending of a campaign means today (YYYY-MM-DD). money and day say amounts and dates. */
export function paceReport(campaign: Money, today: string, words: Words): PaceReport {
  const { budget_cents: budget, spent_cents: spent, start_date: start, end_date: end } = campaign
  const elapsed = elapsedShare(campaign, today)
  const ratio = pace(campaign, today)
  const used = budget ? spent / budget : null
  if (!budget || elapsed === null || !start || !end || ratio === null)
    return {
      ratio: null,
      tone: 'neutral',
      elapsed,
      used,
      projected: null,
      goneOn: null,
      ...missing(campaign, elapsed, words),
    }
  const { money } = words
  const days = Math.round((at(end) - at(start)) / DAY) + 1
  const gone = Math.round(elapsed * days)
  const isOver = elapsed >= 1
  const projected = isOver ? null : Math.round(spent / elapsed)
  const lasts = spent > 0 ? Math.floor((budget / spent) * gone) : Infinity
  const goneOn = !isOver && spent < budget && lasts < days ? iso(at(start) + lasts * DAY) : null
  const course = { budget, spent, end, ratio, isOver, daysLeft: days - gone, projected, goneOn }
  return {
    ratio,
    elapsed,
    used,
    projected,
    goneOn,
    because: `${money(spent)} ÷ (${money(budget)} × ${gone} of ${days} days) = ${ratio.toFixed(2)}`,
    ...verdict(course, words),
  }
}

/** Why no pace can be said, and what can be said instead. */
function missing(
  { budget_cents: budget, spent_cents: spent, start_date: start, end_date: end }: Money,
  elapsed: number | null,
  { money, day }: Words,
): Pick<PaceReport, 'headline' | 'because'> {
  if (!budget)
    return {
      headline: 'Nothing to compare the spending with.',
      because: 'Set a budget and both dates: then the pace of spending is computed here.',
    }
  if (elapsed === null || !start || !end)
    return {
      headline:
        spent > budget
          ? `${money(spent - budget)} over budget.`
          : `${money(budget - spent)} of the budget is left.`,
      because: 'Set a start and an end: then the pace of spending is computed here.',
    }
  return {
    headline: `Begins on ${day(start)}.`,
    because:
      spent > 0
        ? `${money(spent)} was spent before the start.`
        : 'Nothing is spent yet, and nothing should be.',
  }
}

function verdict(course: Course, { money, day }: Words): Verdict {
  const { budget, spent, end, ratio, isOver, daysLeft, projected, goneOn } = course
  if (spent > budget) {
    const left = daysLeft === 1 ? 'one day' : `${daysLeft} days`
    const early = isOver ? '' : `, ${left} before the end`
    return { tone: 'bad', headline: `${money(spent - budget)} over budget${early}.` }
  }
  if (isOver)
    return {
      tone: 'neutral',
      headline: `Over since ${day(end)}; ${money(budget - spent)} of the budget was not spent.`,
    }
  const spends = `Spends ${ratio.toFixed(2)}× of plan`
  if (ratio > PACE_HIGH) {
    const when = goneOn ? `: the budget is gone on ${day(goneOn)}` : ''
    return { tone: 'bad', headline: `${spends}${when}.` }
  }
  if (ratio < PACE_LOW) {
    const left = money(budget - (projected ?? spent))
    return { tone: 'warn', headline: `${spends}: ${left} would be left at the end.` }
  }
  return { tone: 'good', headline: `On pace: ${ratio.toFixed(2)}× of plan.` }
}

/** Today in the calendar of whoever looks, as YYYY-MM-DD. */
export const localToday = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
