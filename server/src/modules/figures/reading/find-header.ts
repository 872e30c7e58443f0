import type { Cell, FileRecord } from './record.ts'
import { type Recognised, recogniseHeaders } from './recognise-headers.ts'
import { hasData } from './has-data.ts'
import { suggestMapping } from './vocabulary.ts'

/** Where the header stands among the first lines, and whose it is. */
export type HeaderFound = {
  line: number
  headers: string[]
  titles: string[]
  recognised: Recognised | null
}

const filled = (cells: Cell[]): Cell[] => cells.filter(cell => cell !== '')
const textsOf = (cells: Cell[]): string[] => cells.map(String)

/** The commonest number of filled cells: how wide the table is. */
function widthOf(records: FileRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of records) {
    const width = filled(cells).length
    if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1
}

const titlesOf = (records: FileRecord[]): string[] =>
  records.map(({ cells }) => filled(cells).join(' ')).filter(title => title !== '')

function recognisedAmong(records: FileRecord[]): HeaderFound | null {
  for (const [index, { line, cells }] of records.entries()) {
    if (filled(cells).length < 2) continue
    const titles = titlesOf(records.slice(0, index))
    const recognised = recogniseHeaders(textsOf(cells), titles)
    if (recognised) return { line, headers: textsOf(cells), titles, recognised }
  }
  return null
}

/** Finds the header: the first line that a platform writes, else the first one as wide as the table that has no figures in it. */
export function findHeader(records: FileRecord[]): HeaderFound {
  const known = recognisedAmong(records)
  if (known) return known
  const width = widthOf(records)
  const index = records.findIndex(({ cells }) => filled(cells).length >= Math.max(2, width * 0.6))
  const first = records[index]
  if (
    first &&
    (!hasData(first.cells) || suggestMapping(textsOf(first.cells)).some(r => r !== 'ignore'))
  )
    return {
      line: first.line,
      headers: textsOf(first.cells),
      titles: titlesOf(records.slice(0, index)),
      recognised: null,
    }
  const columns = Math.max(0, ...records.map(({ cells }) => cells.length))
  const headers = Array.from({ length: columns }, (_column, place) => `Column ${place + 1}`)
  return { line: 0, headers, titles: [], recognised: null }
}
