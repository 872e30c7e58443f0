import { parse } from 'csv-parse/sync'
import type { Delimiter } from './head.ts'

const CANDIDATES: Delimiter[] = [',', ';', '\t', '|']

/** Whole lines only: the last one may be cut. */
const wholeLines = (text: string): string => {
  const end = text.lastIndexOf('\n')
  return end > 0 ? text.slice(0, end) : text
}

function widths(text: string, delimiter: Delimiter): number[] {
  const records = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    skip_empty_lines: true,
    to: 200,
  }) as string[][]
  return records.map(record => record.length)
}

/** How well a sign parts the lines: columns of the commonest width, times the lines that have it. */
function fit(text: string, delimiter: Delimiter): number {
  const counts = new Map<number, number>()
  for (const width of widths(text, delimiter)) counts.set(width, (counts.get(width) ?? 0) + 1)
  counts.delete(1)
  return Math.max(0, ...[...counts].map(([width, lines]) => lines * Math.min(width, 8)))
}

/** What parts the cells: the sign by which most lines have the same number of cells. A title line above has no say. */
export function delimiterOf(beginning: string): Delimiter {
  const text = wholeLines(beginning)
  const fits = CANDIDATES.map(delimiter => ({ delimiter, fit: fit(text, delimiter) }))
  return fits.toSorted((one, other) => other.fit - one.fit)[0]!.delimiter
}
