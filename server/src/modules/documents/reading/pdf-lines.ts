import type { PageBlock, PageLine } from '@sextant/contracts/documents/rows'

/** A run of text as the file places it: points from the lower left corner. */
export type Run = { words: string; x: number; y: number; width: number; height: number }
type Line = { runs: Run[]; x: number; y: number; right: number; height: number }
export type PageSize = { left: number; bottom: number; width: number; height: number }

/** Of its height: so far apart runs are still on one line, words of one cell, lines of one paragraph. */
const SAME_LINE = 0.45
const WORD_GAP = 0.18
const CELL_GAP = 1.4
const PARAGRAPH_GAP = 1.75
/** So much larger than most of the page, a line is a heading. */
const HEADING_SIZE = 1.18
const HEADING_LENGTH = 160

const gap = (line: Line, run: Run): number => run.x - line.right

/** Runs in the order of the file, put together where they stand on one line and go on to the right. */
function linesOf(runs: readonly Run[]): Line[] {
  const lines: Line[] = []
  for (const run of runs) {
    const last = lines.at(-1)
    const size = Math.max(run.height, last?.height ?? 0)
    const goesOn =
      last && Math.abs(last.y - run.y) < SAME_LINE * size && gap(last, run) > -0.5 * size
    if (!goesOn) {
      const { x, y, height, width } = run
      lines.push({ runs: [run], x, y, right: x + width, height })
      continue
    }
    last.runs.push(run)
    last.right = Math.max(last.right, run.x + run.width)
    last.height = size
  }
  return lines
}

/** The words of a line; where it has wide gaps, its cells parted by tabs. */
function wordsOf({ runs, height }: Line): string {
  let words = ''
  let right = runs[0]!.x
  for (const run of runs) {
    const space = run.x - right
    if (words !== '' && space > CELL_GAP * height) words = `${words.trimEnd()}\t`
    else if (words !== '' && space > WORD_GAP * height && !/\s$/.test(words)) words += ' '
    words += run.words
    right = run.x + run.width
  }
  return words
    .replaceAll(/ *\t[ \t]*/g, '\t')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** The height that most letters of the page have. */
function usualHeight(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const height = Math.round(line.height * 2) / 2
    letters.set(height, (letters.get(height) ?? 0) + wordsOf(line).length)
  }
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

const sortOf = (line: Line, words: string, usual: number): PageBlock['sort'] => {
  if (words.includes('\t')) return 'row'
  if (line.height > HEADING_SIZE * usual && words.length < HEADING_LENGTH) return 'heading'
  return /^[•▪‣◦*–-]\s/u.test(words) ? 'item' : 'paragraph'
}

/** Whether a line goes on with the block above it. */
function goesOn(before: Line, line: Line, sort: PageBlock['sort'], above: PageBlock): boolean {
  const isSameSize = Math.abs(before.height - line.height) < 0.12 * line.height
  const drop = before.y - line.y
  const isNext = drop > 0 && drop < PARAGRAPH_GAP * line.height
  if (sort === 'heading') return above.sort === 'heading' && isSameSize && isNext
  return sort === 'paragraph' && ['paragraph', 'item'].includes(above.sort) && isSameSize && isNext
}

const share = (value: number): number =>
  Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000

/** Text, blocks and the place of every line of one page. */
export function layOut(
  runs: readonly Run[],
  size: PageSize,
): { words: string; blocks: PageBlock[]; lines: PageLine[] } {
  const lines = linesOf(runs.filter(run => run.words.trim() !== ''))
  const usual = usualHeight(lines)
  const blocks: PageBlock[] = []
  const placed: PageLine[] = []
  let text = ''
  let before: Line | null = null
  for (const line of lines) {
    const words = wordsOf(line)
    if (words === '') continue
    const from = text === '' ? 0 : text.length + 1
    text = text === '' ? words : `${text}\n${words}`
    const to = text.length
    const sort = sortOf(line, words, usual)
    const above = blocks.at(-1)
    if (before && above && goesOn(before, line, sort, above)) above.to = to
    else blocks.push({ sort, from, to })
    placed.push({
      from,
      to,
      x: share((line.x - size.left) / size.width),
      y: share(1 - (line.y - size.bottom + 0.85 * line.height) / size.height),
      w: share((line.right - line.x) / size.width),
      h: share((1.15 * line.height) / size.height),
    })
    before = line
  }
  return { words: text, blocks, lines: placed }
}
