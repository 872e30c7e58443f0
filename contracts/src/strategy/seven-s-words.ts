import { INSIDE_ELEMENTS } from '../company/chips.ts'

/** The seven elements in the order in which they are shown. */
export const SEVEN_S = INSIDE_ELEMENTS
export type SevenS = (typeof SEVEN_S)[number]

/** An element by name, and what one would say of it. */
export const SEVEN_S_WORDS: Readonly<Record<SevenS, { name: string; gap: string }>> = {
  strategy: { name: 'Strategy', gap: 'Open: does everybody know what you will not do?' },
  structure: { name: 'Structure', gap: 'Open: who decides what, and who waits for whom?' },
  systems: { name: 'Systems', gap: 'Open: where do schedules, prices and records live?' },
  'shared-values': { name: 'Shared values', gap: 'Open: what would nobody here do for money?' },
  skills: { name: 'Skills', gap: 'Open: what can your people do that others cannot?' },
  style: { name: 'Style', gap: 'Open: how are decisions made and mistakes treated?' },
  staff: { name: 'Staff', gap: 'Open: who is missing, and who carries too much?' },
}

/** What would let the pairs be judged. */
export const NO_PAIRS =
  'No pair is rated yet: rate two elements, for today and for what the plan needs.'
