import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import type { KpiRow } from '@sextant/contracts/marketing-strategy/kpis'

/** A target that repeats a figure of the budget follows it. */
export const followed = (rows: readonly KpiRow[], { perWin }: Budget): KpiRow[] =>
  rows.map(row => (row.follows === 'per-win' ? { ...row, target: perWin } : row))
