import type { Cell, SectionOf, VerdictTone } from '@sextant/contracts/reports/content'
import type { Content, Mark, TableCell } from 'pdfmake'
import { COLOUR } from '../../../platform/paper/faces.ts'
import { type } from '../../../platform/paper/typeset.ts'

/** Points of a full bar, and of its column. */
const BAR = 128
/** Rows up to which a table stays on one page with its heading. */
const SHORT_TABLE = 14
const SIZE = 9

const NOTE: Record<VerdictTone, { sign: string; colour: string }> = {
  good: { sign: '✓', colour: COLOUR.good },
  bad: { sign: '!', colour: COLOUR.warn },
  even: { sign: '=', colour: COLOUR.ink2 },
  none: { sign: '', colour: COLOUR.ink2 },
}

type Style = { bold?: boolean; color?: string }

const textCell = (text: string, isNumeric: boolean, style: Style = {}): TableCell => ({
  text: type(text, 'sans', { fontSize: SIZE, ...style }),
  ...(isNumeric ? { alignment: 'right' as const, noWrap: true } : {}),
})

/** The share of a bar; what is below nought has none. */
const bar = (cell: Cell, most: number, colour: string): TableCell => {
  const part = most > 0 ? Math.max(0, cell.value ?? 0) / most : 0
  const mark: Mark = {
    type: 'rect',
    x: 0,
    y: 2.5,
    w: Math.max(0.5, part * BAR),
    h: 6,
    color: colour,
  }
  return part > 0 ? { canvas: [mark] } : { text: '' }
}

function verdictCell(verdict: SectionOf<'table'>['rows'][number]['verdict']): TableCell {
  if (!verdict) return { text: '' }
  const { sign, colour } = NOTE[verdict.tone]
  return {
    text: [
      ...(sign ? type(`${sign}  `, 'sans', { fontSize: SIZE, color: colour, bold: true }) : []),
      ...type(verdict.says, 'sans', { fontSize: SIZE, color: colour }),
    ],
  }
}

/** Above the header nothing, below it a strong line, then hairlines. */
const lineAt = (row: number): number => (row === 0 ? 0 : 0.5)

/** A section's table on paper: the first column in bold, figures to the right, a bar beside what carries one. */
export function pdfTable(section: SectionOf<'table'>, colour: string): Content {
  const { columns, rows, total, verdicts } = section
  const most = columns.map((_, at) =>
    Math.max(0, ...rows.map(({ cells }) => cells[at]?.value ?? 0)),
  )
  const spread = (cells: readonly Cell[], isTotal: boolean): TableCell[] =>
    columns.flatMap((column, at) => {
      const cell = cells[at]!
      const bold = isTotal || at === 0
      const written = textCell(cell.text, column.numeric, bold ? { bold } : {})
      if (!column.bar) return [written]
      return [isTotal ? { text: '' } : bar(cell, most[at]!, colour), written]
    })
  const quiet = { color: COLOUR.ink3 }
  const body: TableCell[][] = [
    [
      ...columns.flatMap(({ label, numeric, bar: isBar }) =>
        isBar ? [textCell(label, false, quiet), { text: '' }] : [textCell(label, numeric, quiet)],
      ),
      ...(verdicts === null ? [] : [textCell(verdicts, false, quiet)]),
    ],
    ...rows.map(({ cells, verdict }) => [
      ...spread(cells, false),
      ...(verdicts === null ? [] : [verdictCell(verdict)]),
    ]),
    ...(total ? [[...spread(total, true), ...(verdicts === null ? [] : [{ text: '' }])]] : []),
  ]
  const widths = columns.flatMap(({ bar: isBar }, at) => {
    if (isBar) return [BAR, 'auto']
    if (at === 0) return ['*']
    return ['auto']
  })
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...widths, ...(verdicts === null ? [] : ['auto'])],
      body,
    },
    layout: {
      hLineWidth: lineAt,
      vLineWidth: () => 0,
      hLineColor: row => (row === 1 ? COLOUR.lineStrong : COLOUR.line),
      paddingLeft: column => (column === 0 ? 0 : 7),
      paddingRight: column => (column === body[0]!.length - 1 ? 0 : 7),
      paddingTop: () => 5.5,
      paddingBottom: () => 5,
    },
    unbreakable: body.length <= SHORT_TABLE,
  }
}
