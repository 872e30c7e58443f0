type Money = {
  budget_cents: number | null
  spent_cents: number
  start_date: string | null
  end_date: string | null
}

const DAY = 86_400_000
/** Outside these the spend of a campaign runs away from its plan (a choice of this product). */
export const PACE_LOW = 0.85
export const PACE_HIGH = 1.15

/** Share of the days from start to end, both included, that have begun; 0 before, 1 after. Dates and `today`: YYYY-MM-DD. Null without both dates. */
export function elapsedShare({ start_date, end_date }: Money, today: string): number | null {
  if (!start_date || !end_date) return null
  const [start, end, now] = [start_date, end_date, today].map(date =>
    Date.parse(`${date.slice(0, 10)}T00:00:00Z`),
  ) as [number, number, number]
  const days = (end - start) / DAY + 1
  return Math.min(1, Math.max(0, ((now - start) / DAY + 1) / days))
}

/** Pacing = spend ÷ (budget × elapsed share). Null where nothing can be said: no budget, no dates, not begun. */
export function pace(money: Money, today: string): number | null {
  const share = elapsedShare(money, today)
  return share && money.budget_cents ? money.spent_cents / (money.budget_cents * share) : null
}
