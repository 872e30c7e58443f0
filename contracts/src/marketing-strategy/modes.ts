import type { ToolId } from '../catalogue.ts'

/** How deep it goes, shortest first. */
export const MODES = ['quick', 'guided', 'advanced'] as const
export type Mode = (typeof MODES)[number]

/** The tool that each mode is. */
export const TOOL_OF_MODE = {
  quick: 'strategy-on-a-page',
  guided: 'guided-strategy',
  advanced: 'advanced-strategy',
} as const satisfies Readonly<Record<Mode, ToolId>>

/** The mode that an address names; null where it names none. */
export const modeNamed = (word: string | undefined): Mode | null =>
  MODES.find(mode => mode === word) ?? null
