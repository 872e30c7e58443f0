import { hasDay } from './days.ts'
import type { Cell } from './record.ts'

/** A line of the table and not of its header: it has a figure or a day. */
export const hasData = (cells: Cell[]): boolean =>
  cells.some(
    cell =>
      typeof cell === 'number' ||
      (cell !== '' && (/^[\p{Sc}\s\d.,%-]*\d[\d.,\s%]*\p{Sc}?$/u.test(cell) || hasDay(cell))),
  )
