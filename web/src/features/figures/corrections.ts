import type { Correction, FileProblem, ImportFile } from '@sextant/contracts/figures/import'

type Cell = Pick<Correction, 'line' | 'column'>

const isSame = (a: Cell, b: Cell): boolean => a.line === b.line && a.column === b.column

/** Corrections of a file with one more; a cell that is corrected again still says what stood in the file. */
export function withCorrection(
  corrections: readonly Correction[],
  { line, column, value: was }: Pick<FileProblem, 'line' | 'value'> & { column: number },
  value: string,
): Correction[] {
  const before = corrections.find(one => isSame(one, { line, column }))
  const others = withoutCorrection(corrections, { line, column })
  return [...others, { line, column, value: value.trim(), was: before?.was ?? was }]
}

/** The cell as the file has it again. */
export const withoutCorrection = (corrections: readonly Correction[], cell: Cell): Correction[] =>
  corrections.filter(one => !isSame(one, cell))

/** Corrections that were understood, in the order of the file; the others still stand among its problems. */
export const correctedCells = (
  { problems, columns }: Pick<ImportFile, 'problems' | 'columns'>,
  corrections: readonly Correction[],
): (Correction & { header: string })[] =>
  corrections
    .filter(
      one => !problems.some(({ line, column }) => isSame(one, { line, column: column ?? -1 })),
    )
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(one => ({ ...one, header: columns[one.column]?.header ?? '' }))
