// The words of a SWOT, the same on the screen, on paper and in sentences.

/** A quadrant's heading, and what stands small behind it. */
export const SWOT_QUADRANTS = {
  strengths: { name: 'Strengths', note: 'inside, helps' },
  weaknesses: { name: 'Weaknesses', note: 'inside, hurts' },
  opportunities: { name: 'Opportunities', note: 'outside, helps' },
  threats: { name: 'Threats', note: 'outside, hurts' },
} as const

/** What to do where an inside (S, W) meets an outside (O, T), in the order of the screen (H. Weihrich, "The TOWS Matrix", Long Range Planning 15(2), 1982). */
export const TOWS_NAMES = { SO: 'Attack', ST: 'Defend', WO: 'Strengthen', WT: 'Step back' } as const
export type TowsKind = keyof typeof TOWS_NAMES
