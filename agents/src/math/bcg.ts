import { clip, within } from './statistics/basics.ts'

export type Quadrant = 'star' | 'cash cow' | 'question mark' | 'dog'
/** Cut of relative market share (B. Henderson, BCG Perspectives, 1970): above it the unit leads. */
export const SHARE_CUT = 1
/** Default and editable bounds of the market-growth cut, as ratios a year. */
export const GROWTH_CUT = { value: 0.1, low: 0.07, high: 0.15 } as const

/** Own sales (or share) ÷ the largest rival's in the same unit; null when the rival's figure is missing or zero. */
export function relativeShare(own: number, largestRival: number | null): number | null {
  within('own', own, 0, Number.MAX_VALUE)
  if (largestRival === null || largestRival === 0) return null
  return own / within('largest rival', largestRival, 0, Number.MAX_VALUE)
}

/** Quadrant from relative share and market growth (ratio a year, may be negative); on a cut counts as above it. */
export function quadrant(
  share: number,
  growth: number,
  growthCut: number = GROWTH_CUT.value,
): Quadrant {
  within('relative share', share, 0, Number.MAX_VALUE)
  within('growth', growth, -1, Number.MAX_VALUE)
  const cut = clip(growthCut, GROWTH_CUT.low, GROWTH_CUT.high)
  if (growth >= cut) return share >= SHARE_CUT ? 'star' : 'question mark'
  return share >= SHARE_CUT ? 'cash cow' : 'dog'
}

/** Bubble radius for a revenue so that area, not radius, is proportional; 0 when nothing is known. */
export function bubbleRadius(
  revenue: number,
  largestRevenue: number,
  largestRadius: number,
): number {
  if (largestRevenue <= 0) return 0
  return Math.sqrt(within('revenue', revenue, 0, largestRevenue) / largestRevenue) * largestRadius
}
