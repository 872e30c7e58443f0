const XP_PER_LEVEL = 100

/** The level rises each time the total crosses 100 times the level; one starts at level 1. */
export const levelOf = (totalXP: number): number => Math.floor(totalXP / XP_PER_LEVEL) + 1

/**
 * What the level bar shows: XP within the level against the next level times 100, as specified. fill (0 to 100) is the share
 * of the way to the next level, which takes 100 XP whatever the label's right-hand figure says.
 */
export function levelBar(totalXP: number): {
  level: number
  within: number
  against: number
  fill: number
} {
  const level = levelOf(totalXP)
  const within = totalXP % XP_PER_LEVEL
  return { level, within, against: (level + 1) * XP_PER_LEVEL, fill: (within / XP_PER_LEVEL) * 100 }
}

/** Named at these levels; nothing is locked behind them. */
const PERKS = [
  { perk: 'Expert Mode', level: 5 },
  { perk: 'Priority Support', level: 10 },
  { perk: 'Beta Features', level: 15 },
] as const

export const perksAt = (level: number): string[] =>
  PERKS.filter(entry => level >= entry.level).map(entry => entry.perk)
