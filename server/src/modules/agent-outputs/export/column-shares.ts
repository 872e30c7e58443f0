import type { Claim, Table } from '@sextant/contracts/deliverable'

type Cell = string | number | Claim
const textOf = (cell: Cell): string => (typeof cell === 'object' ? cell.text : String(cell))

/** Shares of the width, adding up to 1: each column has room for its longest word, then for how much it says. */
export function columnShares(columns: Table['columns'], rows: readonly (readonly Cell[])[]): number[] {
  const weights = columns.map((column, index) => {
    const texts = rows.map(row => textOf(row[index] ?? ''))
    const word = Math.max(...[column.label, ...texts].flatMap(text => text.split(/[\s/]+/)).map(one => Math.min(one.length, 16)), 3)
    const mean = texts.reduce((sum, text) => sum + Math.min(text.length, 240), 0) / Math.max(texts.length, 1)
    return { least: word + 2.5, wish: column.numeric ? word + 2.5 : Math.max(word + 2.5, mean ** 0.8) }
  })
  // About 96 signs of 8.5 pt stand side by side on the page.
  const least = weights.reduce((sum, { least: one }) => sum + one, 0)
  const spare = Math.max(0, 96 - least)
  const wishes = weights.reduce((sum, { least: one, wish }) => sum + wish - one, 0)
  const widths = weights.map(({ least: one, wish }) => one + (wishes > 0 ? ((wish - one) / wishes) * spare : spare / weights.length))
  const all = widths.reduce((sum, width) => sum + width, 0)
  return widths.map(width => width / all)
}
