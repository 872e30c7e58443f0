import { settleStart, startPrompt } from './by-model.ts'
import { figuresTyped } from './figures-typed.ts'
import { understand } from './understand.ts'

/** What is thought before a session of Quick Start begins. */
export const QUICK_START_THOUGHTS = {
  understandStart: understand,
  prepareStart: startPrompt,
  settleStart,
  figuresTyped,
} as const
