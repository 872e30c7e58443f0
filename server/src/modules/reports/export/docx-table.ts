import type { Cell, SectionOf } from '@sextant/contracts/reports/content'
import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import { COLOUR } from '../../../platform/paper/faces.ts'
import { hex, run } from '../../../platform/paper/word.ts'

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
/** A rule; `size` in eighths of a point. */
export const line = (colour: string, size = 4) => ({
  style: BorderStyle.SINGLE,
  size,
  color: hex(colour),
})

type Look = { numeric: boolean; bold?: boolean; colour?: string; below: string }

const cellOf = (
  text: string,
  { numeric, bold = false, colour = COLOUR.ink, below }: Look,
): TableCell =>
  new TableCell({
    borders: { top: NONE, left: NONE, right: NONE, bottom: line(below) },
    margins: { top: 60, bottom: 60, left: 0, right: 120 },
    children: [
      new Paragraph({
        alignment: numeric ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: [run(text, 'sans', { size: 9, bold, color: colour })],
      }),
    ],
  })

/** A section's table with hairlines; its header repeats on every page. */
export function docxTable(section: SectionOf<'table'>): Table {
  const { columns, rows, total, verdicts } = section
  const cells = (of: readonly Cell[], bold: boolean) =>
    of.map(({ text }, at) =>
      cellOf(text, { numeric: columns[at]!.numeric, bold: bold || at === 0, below: COLOUR.line }),
    )
  const more = (text: string) =>
    verdicts === null ? [] : [cellOf(text, { numeric: false, below: COLOUR.line })]
  const head = { colour: COLOUR.ink3, below: COLOUR.lineStrong }
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: NONE, bottom: NONE, left: NONE, right: NONE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: [
          ...columns.map(({ label, numeric }) => cellOf(label, { numeric, ...head })),
          ...(verdicts === null ? [] : [cellOf(verdicts, { numeric: false, ...head })]),
        ],
      }),
      ...rows.map(
        ({ cells: of, verdict }) =>
          new TableRow({
            cantSplit: true,
            children: [...cells(of, false), ...more(verdict?.says ?? '')],
          }),
      ),
      ...(total
        ? [new TableRow({ cantSplit: true, children: [...cells(total, true), ...more('')] })]
        : []),
    ],
  })
}
