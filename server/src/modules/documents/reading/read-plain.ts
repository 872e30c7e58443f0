import { parse } from 'csv-parse/sync'
import { blocksOfHtml } from './blocks-of-html.ts'
import { decodeText } from './decode-text.ts'
import { PageWriter } from './page-writer.ts'
import type { ReadText } from './read-text.ts'

const ROWS_MAX = 20_000

/** Paragraphs are parted by an empty line; a line that ends without a sign and stands alone is no heading for that. */
export function readPlainText(bytes: Uint8Array): ReadText {
  const writer = new PageWriter()
  for (const paragraph of decodeText(bytes).split(/\n[^\S\n]*\n|\f/))
    writer.flow('paragraph', paragraph.replaceAll(/\s*\r?\n\s*/g, '\n'))
  return writer.read()
}

const FENCE = /^\s*(```|~~~)/
const HEADING = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.*)$/
const RULE = /^\s*\|?\s*:?-{3,}/
const unmarked = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .trim()

/** Markdown by its lines: headings, items, tables, paragraphs. */
export function readMarkdown(bytes: Uint8Array): ReadText {
  const writer = new PageWriter()
  let paragraph: string[] = []
  const end = (): void => {
    writer.flow('paragraph', unmarked(paragraph.join(' ')))
    paragraph = []
  }
  for (const line of decodeText(bytes).split(/\r?\n/)) {
    const [, heading] = HEADING.exec(line) ?? []
    const [, item] = ITEM.exec(line) ?? []
    const isRow = line.trim().startsWith('|')
    if (heading === undefined && item === undefined && !isRow && line.trim() !== '') {
      if (!FENCE.test(line)) paragraph.push(line.trim())
      continue
    }
    end()
    if (heading !== undefined) writer.flow('heading', unmarked(heading))
    else if (item !== undefined) writer.flow('item', unmarked(item))
    else if (isRow && !RULE.test(line))
      writer.flow(
        'row',
        line
          .trim()
          .replaceAll(/^\||\|$/g, '')
          .split('|')
          .map(unmarked)
          .join('\t'),
      )
  }
  end()
  return writer.read()
}

export function readWebPage(bytes: Uint8Array): ReadText {
  const writer = new PageWriter()
  blocksOfHtml(decodeText(bytes), (sort, words) => writer.flow(sort, words))
  return writer.read()
}

/** What parts the cells: the sign that the first line has most of. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/\r?\n|$/))
  const counts = [',', ';', '\t', '|'].map(sign => ({ sign, n: line.split(sign).length }))
  return counts.toSorted((one, other) => other.n - one.n)[0]!.sign
}

export function readTable(bytes: Uint8Array): ReadText {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  const rows = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: ROWS_MAX + 1,
  }) as string[][]
  const writer = new PageWriter()
  for (const cells of rows.slice(0, ROWS_MAX)) writer.flow('row', cells.map(oneLine).join('\t'))
  const read = writer.read()
  if (rows.length <= ROWS_MAX) return read
  return { ...read, note: `Only the first ${ROWS_MAX.toLocaleString('en-US')} rows were read.` }
}

const oneLine = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim()
