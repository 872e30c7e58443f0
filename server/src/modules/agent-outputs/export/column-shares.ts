import type { Claim, Table } from '@sextant/contracts/deliverable'

type Cell = string | number | Claim
const textOf = (cell: Cell): string => (typeof cell === 'object' ? cell.text : String(cell))
/** Points between the margins of an A4 page: what the shares are of. */
export const PAGE_POINTS = 483
/** As many signs of one point would stand side by side on the page, about. */
const SIGNS_AT_ONE_POINT = 800

/** Shares of the width for text of `size` points, adding up to 1: every column has room for its longest word, then none takes more than it says while another wants. */
export function columnShares(
  columns: Table['columns'],
  rows: readonly (readonly Cell[])[],
  size: number,
): number[] {
  const signs = SIGNS_AT_ONE_POINT / size
  const wanted = columns.map((column, index) => {
    const texts = rows.map(row => textOf(row[index] ?? ''))
    const word =
      Math.max(
        ...[column.label, ...texts]
          .flatMap(text => text.split(/[ \n/]+/))
          .map(one => Math.min(one.length, 16)),
        3,
      ) + 2.4
    const longest = Math.max(...texts.map(text => text.length), 0)
    const mean =
      texts.reduce((sum, text) => sum + Math.min(text.length, 240), 0) / Math.max(texts.length, 1)
    return {
      least: word,
      most: Math.max(word, longest + 2.4),
      pull: Math.min(mean, column.numeric ? 10 : mean) ** 0.75,
    }
  })
  const widths = wanted.map(({ least }) => least)
  // The rest of the line goes round until everybody has what it says, or nothing is left.
  for (
    let left = signs - widths.reduce((sum, one) => sum + one, 0), round = 0;
    left > 0.5 && round < 8;
    round += 1
  ) {
    const pulls = wanted.map(({ most, pull }, index) => (widths[index]! < most ? pull : 0))
    const all = pulls.reduce((sum, one) => sum + one, 0)
    if (all === 0) break
    let given = 0
    pulls.forEach((pull, index) => {
      const more = Math.min((pull / all) * left, wanted[index]!.most - widths[index]!)
      widths[index]! += more
      given += more
    })
    left -= given
  }
  const all = widths.reduce((sum, width) => sum + width, 0)
  // What nobody needs widens the words, not the figures.
  const spare = Math.max(0, signs - all)
  const words = columns.filter(column => !column.numeric).length || columns.length
  return widths.map(
    (width, index) =>
      (width + (!columns[index]?.numeric || words === columns.length ? spare / words : 0)) /
      (all + spare),
  )
}

/** The rows with what the first column repeats left out, as a reader of a printed table expects. */
export const withoutRepeats = (rows: readonly (readonly Cell[])[]): Cell[][] =>
  rows.map((row, index) =>
    row.map((cell, at) =>
      at === 0 &&
      index > 0 &&
      row.length > 1 &&
      typeof cell === 'string' &&
      cell === rows[index - 1]?.[0]
        ? ''
        : cell,
    ),
  )
