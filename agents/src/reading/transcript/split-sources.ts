import { headLinesIn } from './head-lines.ts'
import { tableIn, type TableRow } from './paste-tables.ts'

/** What was pasted of one person: the heading above it, and the words. `answers`: where a table parts them. */
export type PastedSource = {
  heading: string | null
  words: string
  answers?: TableRow['answers']
}

/** A title above everything is nobody's words. */
const TITLES = /^#{1,6}\s.*$/gmu
const RULE = /^\s*(?:[-=_*~]\s*){3,}$/

/** Several people of one paste, parted at headings, ruled lines and rows of a table; without any it is one. */
export function splitSources(text: string): PastedSource[] {
  const lines = text.split(/\r?\n/)
  const table = tableIn(lines)
  if (!table) return partedAt(lines)
  const rows = table.rows.map(({ who, words, answers }) => ({ heading: who, words, answers }))
  return [...rows, ...partedAt(table.others)]
}

function partedAt(lines: readonly string[]): PastedSource[] {
  const heads = headLinesIn(lines)
  const sources: { heading: string | null; lines: string[] }[] = []
  let open = { heading: null as string | null, lines: [] as string[] }
  for (const [at, line] of lines.entries()) {
    const head = heads.get(at)
    if (!head && !RULE.test(line)) {
      open.lines.push(line)
      continue
    }
    sources.push(open)
    open = { heading: head?.heading ?? null, lines: head?.says ? [line] : [] }
  }
  return [...sources, open]
    .map(({ heading, lines: own }) => ({ heading, words: own.join('\n').trim() }))
    .filter(({ words }) => words.replaceAll(TITLES, '').trim() !== '')
}
