/** What a plan stands on. Cents: to be spent, for each win, left by each win. */
export type PlanInputs = { money: number; perWin: number; worth: number }
/** Wins are whole; `left` is what they leave less the money, in cents. */
export type PlanResult = { wins: number; left: number }

export function planResult({ money, perWin, worth }: PlanInputs): PlanResult | null {
  if (perWin <= 0) return null
  const wins = Math.floor(money / perWin)
  return { wins, left: wins * worth - money }
}

/** The inputs a share `by` worse (negative) or better: a win costs less and leaves more. The money stays. */
export const moved = ({ money, perWin, worth }: PlanInputs, by: number): PlanInputs => ({
  money,
  perWin: Math.round(perWin * (1 - by)),
  worth: Math.round(worth * (1 + by)),
})
