import type { SWITCH_FORCES } from '../company/chips.ts'

export type SwitchForce = (typeof SWITCH_FORCES)[number]

/** A force's heading, what stands small behind it, and the question that fills it. */
export const FORCE_WORDS: Readonly<
  Record<SwitchForce, { name: string; note: string; gap: string }>
> = {
  push: {
    name: 'Push',
    note: 'away from today',
    gap: 'Open: what annoyed them before?',
  },
  pull: {
    name: 'Pull',
    note: 'towards the new',
    gap: 'Open: what drew them to you?',
  },
  anxiety: {
    name: 'Anxiety',
    note: 'about the new',
    gap: 'Open: what were they afraid of?',
  },
  habit: {
    name: 'Habit',
    note: 'of the old',
    gap: 'Open: what did they go on doing out of habit?',
  },
}

/** What would fill the other parts. */
export const JTBD_GAPS = {
  jobs: 'No job yet: what are customers trying to get done when they come to you, and what happened just before?',
  outcomes:
    'No outcome yet: what do they judge it by, how much does each matter, and how well is it met today?',
} as const
