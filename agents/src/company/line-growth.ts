import type { Fact } from './company.ts'

/** By how much a line grew in a year: as told, else from what was sold in this year and the one before; null where neither is known. */
export function lineGrowth({ growth, volume, previousVolume }: Fact<'offer'>): number | null {
  if (growth !== undefined) return growth
  return volume !== undefined && previousVolume ? volume / previousVolume - 1 : null
}

/** Points by which a line has to grow faster or more slowly than its market to be told from it. */
export const APART = 0.02
