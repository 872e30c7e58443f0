import type { FigureDesk } from '../../figure-desk.ts'

/** Two stretches of the same length, one after the other, each thing told once. */
export type Compared = {
  desk: FigureDesk
  period: { from: string; to: string }
  before: { from: string; to: string }
  /** Of both periods. */
  sources: readonly number[]
}
