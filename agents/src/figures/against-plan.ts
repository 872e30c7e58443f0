import type { Measured, PlanStand } from '@sextant/contracts/figures/view'

/** Nearer to the plan than this is at the plan, where nothing says how sure the figure is. */
const NEAR = 0.05

/** How a figure stands to its plan. An interval that holds the plan decides nothing, and a sum with days missing says only that it is above. */
export function standsToPlan(
  { value, low, high, at_least }: Pick<Measured, 'value' | 'low' | 'high' | 'at_least'>,
  planned: number,
): PlanStand | null {
  if (value === null) return null
  if (at_least) return value > planned ? 'above' : 'open'
  if (low !== null && high !== null && low <= planned && planned <= high) return 'chance'
  if (low === null && isNear(value, planned)) return 'near'
  if (value === planned) return 'near'
  return value > planned ? 'above' : 'below'
}

const isNear = (value: number, planned: number): boolean =>
  planned !== 0 && Math.abs(value / planned - 1) < NEAR
