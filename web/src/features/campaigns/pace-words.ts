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

/** What the spending of a campaign means today (YYYY-MM-DD). money and day say amounts and dates. */
export function paceReport(
  campaign: Money,
  today: string,
  { money, day }: { money: (cents: number) => string; day: (iso: string) => string },
): PaceReport {
  const { budget_cents: budget, spent_cents: spent, start_date: start, end_date: end } = campaign
  const elapsed = elapsedShare(campaign, today)
  const ratio = pace(campaign, today)
  const used = budget ? spent / budget : null
  const nothing = {
    ratio: null,
    tone: 'neutral',
    elapsed,
    used,
    projected: null,
    goneOn: null,
  } as const
  if (!budget)
    return {
      ...nothing,
      headline: 'Nothing to compare the spending with.',
      because: 'Set a budget and both dates: then the pace of spending is computed here.',
    }
  if (elapsed === null || !start || !end)
    return {
      ...nothing,
      headline:
        used !== null && used > 1
          ? `${money(spent - budget)} over budget.`
          : `${money(budget - spent)} of the budget is left.`,
      because: 'Set a start and an end: then the pace of spending is computed here.',
    }
  if (ratio === null)
    return {
      ...nothing,
      headline: `Begins on ${day(start)}.`,
      because:
        spent > 0
          ? `${money(spent)} was spent before the start.`
          : 'Nothing is spent yet, and nothing should be.',
    }
  const days = Math.round((at(end) - at(start)) / DAY) + 1
  const gone = Math.round(elapsed * days)
  const over = elapsed >= 1
  const because = `${money(spent)} ÷ (${money(budget)} × ${gone} of ${days} days) = ${ratio.toFixed(2)}`
  const projected = over ? null : Math.round(spent / elapsed)
  const lasts = spent > 0 ? Math.floor((budget / spent) * gone) : Infinity
  const goneOn = !over && spent < budget && lasts < days ? iso(at(start) + lasts * DAY) : null
  const all = { ratio, elapsed, used, projected, goneOn, because }
  if (spent > budget)
    return {
      ...all,
      tone: 'bad',
      headline: `${money(spent - budget)} over budget${over ? '' : `, ${days - gone === 1 ? 'one day' : `${days - gone} days`} before the end`}.`,
    }
  if (over)
    return {
      ...all,
      tone: 'neutral',
      headline: `Over since ${day(end)}; ${money(budget - spent)} of the budget was not spent.`,
    }
  if (ratio > PACE_HIGH)
    return {
      ...all,
      tone: 'bad',
      headline: `Spends ${ratio.toFixed(2)}× of plan${goneOn ? `: the budget is gone on ${day(goneOn)}` : ''}.`,
    }
  if (ratio < PACE_LOW)
    return {
      ...all,
      tone: 'warn',
      headline: `Spends ${ratio.toFixed(2)}× of plan: ${money(budget - (projected ?? spent))} would be left at the end.`,
    }
  return { ...all, tone: 'good', headline: `On pace: ${ratio.toFixed(2)}× of plan.` }
}

/** Today in the calendar of whoever looks, as YYYY-MM-DD. */
export const localToday = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
