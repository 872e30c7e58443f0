import type { DocumentPage, PageBlock } from '@sextant/contracts/documents/rows'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'
import { sideways } from '@/ui/sideways.ts'
import { type Mark, piecesOf } from '../marked-text.ts'

type PageTextProps = {
  page: DocumentPage
  marks: readonly Mark[]
  /** The mark one came for. */
  chosen: string | null
}

/** The text of a page as it was read: headings, paragraphs, tables; marked passages are underlined, the chosen one is washed. */
export function PageText({ page, marks, chosen }: PageTextProps) {
  const say = (from: number, to: number): ReactNode => (
    <Marked text={page.words.slice(from, to)} from={from} marks={marks} chosen={chosen} />
  )
  return (
    <div className="grid gap-3 text-pretty">
      {runsOf(page.blocks).map(run =>
        run[0]!.sort === 'row' ? (
          <Rows key={run[0]!.from} rows={run} words={page.words} say={say} />
        ) : (
          run.map(block => <Block key={block.from} block={block} say={say} />)
        ),
      )}
    </div>
  )
}

type Say = (from: number, to: number) => ReactNode

/** Rows that follow each other are one table. */
function runsOf(blocks: readonly PageBlock[]): PageBlock[][] {
  const runs: PageBlock[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last && last[0]!.sort === 'row' && block.sort === 'row') last.push(block)
    else runs.push([block])
  }
  return runs
}

function Block({ block: { sort, from, to }, say }: { block: PageBlock; say: Say }) {
  if (sort === 'heading')
    return <h3 className="book mt-2 text-lead font-semibold wrap-anywhere">{say(from, to)}</h3>
  return <p className={cn('book wrap-anywhere', sort === 'item' && 'pl-4')}>{say(from, to)}</p>
}

function Rows({ rows, words, say }: { rows: readonly PageBlock[]; words: string; say: Say }) {
  const table = rows.map(row => cellsOf(words, row))
  const isOfFigures = figureColumns(table.map(cells => cells.map(cell => textOf(words, cell))))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <section ref={sideways} aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-caption">
        <tbody>
          {table.map((cells, row) => (
            <tr key={rows[row]!.from}>
              {cells.map(({ from, to }, column) => (
                <td
                  key={from}
                  className={cn(
                    'border-b border-line py-2 pr-3 align-top last:pr-0',
                    isOfFigures(column) && 'text-right whitespace-nowrap',
                  )}
                >
                  {say(from, to)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const isFigure = (cell: string): boolean => /^[^\p{L}]{0,4}\d[\d.,\s]*\D{0,4}$/u.test(cell)

/** Whether most cells of a column are figures: its heading stands above them. */
function figureColumns(table: readonly (readonly string[])[]): (column: number) => boolean {
  return column => {
    const cells = table.flatMap(row => row[column] ?? [])
    return cells.filter(isFigure).length > cells.length / 2
  }
}

type Cell = { from: number; to: number }
const textOf = (words: string, { from, to }: Cell): string => words.slice(from, to)

/** Cells of a row, by their characters: they are parted by tabs. */
function cellsOf(words: string, { from, to }: PageBlock): Cell[] {
  let at = from
  return words
    .slice(from, to)
    .split('\t')
    .map(cell => {
      const begin = at
      at += cell.length + 1
      return { from: begin, to: begin + cell.length }
    })
}

type MarkedProps = { text: string; from: number; marks: readonly Mark[]; chosen: string | null }

function Marked({ text, from, marks, chosen }: MarkedProps) {
  let at = from
  return piecesOf(text, from, marks).map(piece => {
    const begin = at
    at += piece.text.length
    if (piece.marks.length === 0) return <span key={begin}>{piece.text}</span>
    const isChosen = chosen !== null && piece.marks.includes(chosen)
    return (
      <mark
        key={begin}
        data-mark={piece.marks.join(' ')}
        className={cn(
          'bg-transparent text-inherit underline decoration-act decoration-2 underline-offset-4',
          isChosen && 'bg-act-soft',
        )}
      >
        {piece.text}
      </mark>
    )
  })
}
