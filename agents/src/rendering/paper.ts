import type { Claim } from '@sextant/contracts/deliverable'

// What a tool brings to paper beside its drawing and its tables.

/** Something said in words beside the drawing: a boundary, a verdict, a test. */
export type Note = { label: string; value: Claim }

/** Words that repeat a computed figure: nothing stands behind them but the computation. */
export const computedWords = (text: string): Claim => ({ text, sources: [] })

/** `note` stands small behind the heading; `mark` before an item ("S1"). `tinted` is the agent's band; `stress` the item to look at first. */
export type GridCell = {
  heading: string
  note?: string
  items: readonly { mark?: string; claim: Claim; stress?: string }[]
  span?: number
  rows?: number
  tinted?: boolean
}
/** Rows as in HTML: a cell with `rows` or `span` takes the places below or beside it, which later rows leave out. */
export type Grid = { columns: number; rows: readonly (readonly GridCell[])[]; narrow: boolean }
