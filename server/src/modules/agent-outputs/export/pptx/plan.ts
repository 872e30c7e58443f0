import type { Grid } from '@sextant/agents/rendering/paper'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'

/** The number of a source behind words. */
export type Mark = { n: number; isAssumed: boolean }
export type Words = { text: string; marks: readonly Mark[] }
/** A line of text; `lead` stands bold before it. */
export type TextLine = Words & { as: 'plain' | 'bullet' | 'heading'; lead: string }

/** widths: inches. */
export type TableOnSlide = {
  columns: readonly { label: string; numeric: boolean }[]
  widths: readonly number[]
  rows: readonly (readonly Words[])[]
}

/** One of several tables on a slide. Inches, from where its body begins; heights: of its rows, the head first. */
export type StackedTable = {
  /** Empty over the first: the slide's title is its own. */
  heading: string
  headingTop: number
  headingHigh: number
  top: number
  heights: readonly number[]
  table: TableOnSlide
}

/** Text that no size is chosen for yet. isAppendix: what a reader looks up, set smaller. */
export type Flow = { kind: 'flow'; lines: readonly TextLine[]; isAppendix: boolean }

/** What stands on one slide below its title; `size` in points. */
export type Body =
  | { kind: 'text'; lines: readonly TextLine[]; size: number }
  /** What is done, and beside it what that takes. */
  | { kind: 'beside'; lines: readonly TextLine[]; aside: readonly TextLine[]; size: number }
  | { kind: 'table'; table: TableOnSlide; size: number }
  /** Small tables, one below the other. */
  | { kind: 'stack'; tables: readonly StackedTable[]; size: number }
  /** A form that is a table in itself. heights: inches of its rows. */
  | {
      kind: 'grid'
      grid: Grid
      assumed: ReadonlySet<number>
      heights: readonly number[]
      size: number
    }
  | { kind: 'drawing'; deliverable: Deliverable }

export type SlidePlan =
  | { kind: 'front'; title: string; lead: string; lines: readonly string[] }
  /** caption: the section that it is a part of. */
  | { kind: 'section'; title: string; caption: string; body: Body }
