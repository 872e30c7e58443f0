import { parse } from 'csv-parse/sync'
import { hasData } from './has-data.ts'
import type { Delimiter } from './head.ts'

const CANDIDATES: Delimiter[] = [',', ';', '\t', '|']
/** Wider tables are no better parted for it. */
const WIDE = 8
/** How little a sign counts by which the header falls into other parts than its lines. */
const WITHOUT_HEADER = 0.1

/** Whole lines only: the last one may be cut. */
const wholeLines = (text: string): string => {
  const end = text.lastIndexOf('\n')
  return end > 0 ? text.slice(0, end) : text
}

const parted = (text: string, delimiter: Delimiter): string[][] =>
  parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    skip_empty_lines: true,
    to: 200,
  }) as string[][]

/** The commonest number of cells, and how many lines have it. */
function usualWidth(records: string[][]): { width: number; lines: number } {
  const counts = new Map<number, number>()
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1)
  counts.delete(1)
  const [width, lines] = [...counts].toSorted((a, b) => b[1] * b[0] - a[1] * a[0])[0] ?? [0, 0]
  return { width, lines }
}

/**
 * How well a sign parts the lines: columns of the usual width, times the lines that have it. The first of them is the header and
 * has no figures; by a sign that only stands inside of figures ("1,234") it falls apart otherwise than they do.
 */
function fit(text: string, delimiter: Delimiter): number {
  const records = parted(text, delimiter)
  const { width, lines } = usualWidth(records)
  const first = records.find(record => record.length === width) ?? []
  return lines * Math.min(width, WIDE) * (hasData(first) ? WITHOUT_HEADER : 1)
}

/** What parts the cells: the sign by which most lines have the same number of cells. A title line above has no say. */
export function delimiterOf(beginning: string): Delimiter {
  const text = wholeLines(beginning)
  const fits = CANDIDATES.map(delimiter => ({ delimiter, fit: fit(text, delimiter) }))
  return fits.toSorted((one, other) => other.fit - one.fit)[0]!.delimiter
}
