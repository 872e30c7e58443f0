/** What somebody said in a table: the heads of the columns ask, the cells answer. */
export type TableRow = {
  who: string
  /** The row as it was pasted. */
  words: string
  answers: readonly { question: string; words: string }[]
}

/** A table has columns enough to be none of the marks of a sentence, and two rows of them. */
const COLUMNS_LEAST = 3
const ROWS_LEAST = 2
const RULES = /^[\s|:–—-]+$/u

/** "name,what happened,price": what a sheet begins with that was kept with commas. */
const HEAD_OF_COMMAS =
  /^"?(?:name|who|customer|person|participant|respondent|client|interviewee)"?\s*,[^.?!]*,/iu

/** A comma inside quotation marks parts nothing. */
const byCommas = (line: string): string[] =>
  (line.match(/"[^"]*"|[^,]+|(?<=,)(?=,)/gu) ?? []).map(cell => cell.trim().replaceAll('"', ''))

/** The cells of a line; a line of one cell is no row. */
function cellsOf(line: string, isOfCommas: boolean): string[] {
  const mark = ['\t', '|', ';'].find(one => line.split(one).length >= COLUMNS_LEAST)
  if (!mark) return isOfCommas ? byCommas(line) : []
  const cells = line.split(mark).map(cell => cell.trim())
  const isFramed = mark === '|' && cells[0] === '' && cells.at(-1) === ''
  return isFramed ? cells.slice(1, -1) : cells
}

/** A table of a paste, each row of which is a person, and the lines around it. Null where there is none. */
export function tableIn(lines: readonly string[]): { rows: TableRow[]; others: string[] } | null {
  const isOfCommas = lines.some(line => HEAD_OF_COMMAS.test(line))
  const cells = lines.map(line => (RULES.test(line) ? [] : cellsOf(line, isOfCommas)))
  const first = cells.findIndex(row => row.length >= COLUMNS_LEAST)
  const heads = cells[first] ?? []
  const isRow = (row: readonly string[], at: number): boolean =>
    at > first && row.length > 1 && Math.abs(row.length - heads.length) <= 1
  const found = [...cells.keys()].filter(at => isRow(cells[at]!, at))
  if (found.length < ROWS_LEAST) return null
  const taken = new Set([first, ...found])
  return {
    rows: found.map(at => rowOf(heads, cells[at]!, lines[at]!)),
    others: lines.filter((line, at) => !taken.has(at) && !RULES.test(line)),
  }
}

const rowOf = (
  heads: readonly string[],
  [who = '', ...cells]: readonly string[],
  line: string,
): TableRow => ({
  who,
  words: line.trim(),
  answers: cells.flatMap((words, at) => (words ? [{ question: heads[at + 1] ?? '', words }] : [])),
})
