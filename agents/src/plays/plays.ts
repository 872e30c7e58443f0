import { capacityPlays } from './capacity.ts'
import type { Play } from './play.ts'

/** Every play, area by area. */
export const PLAYS: readonly Play[] = [...capacityPlays]
