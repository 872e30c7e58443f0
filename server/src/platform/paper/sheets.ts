import type { Worksheet } from 'exceljs'

/** What a cell holds, and how it is written. A text is a text, whatever it begins with: no cell here is ever a formula. */
export type Held = { value: string | number | Date | null; format?: string; bold?: boolean }

const WIDTH = { least: 12, most: 48 }

/** Points of a line, and of the highest row that the format allows. */
const [LINE_POINTS, HIGHEST] = [13.5, 409]
/** Words are broken between them, so a line holds less than its width. */
const SAFETY = 1.12
/** Printed, a sheet is as wide as the page. */
const ON_PAPER = {
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const

/** Writes rows into a sheet, its columns as wide as what they hold. */
export function fill(sheet: Worksheet, rows: readonly Held[][]): void {
  for (const cells of rows) {
    const row = sheet.addRow([])
    cells.forEach(({ value, format, bold }, at) => {
      const cell = row.getCell(at + 1)
      cell.value = value
      if (format) cell.numFmt = format
      cell.font = { name: 'Arial', size: 10, bold: bold ?? false }
      cell.alignment = { vertical: 'top', wrapText: typeof value === 'string' }
    })
  }
  giveWidths(sheet, rows)
  alignNumbers(sheet, rows)
  giveHeights(sheet, rows)
  Object.assign(sheet.pageSetup, ON_PAPER)
}

/** A day as it is written takes ten signs. */
const signsOf = (value: Held['value']): number =>
  value instanceof Date ? 10 : String(value ?? '').length

function giveWidths(sheet: Worksheet, rows: readonly Held[][]): void {
  const widest = Math.max(...rows.map(cells => cells.length), 1)
  for (let at = 0; at < widest; at += 1) {
    const longest = Math.max(...rows.map(cells => signsOf(cells[at]?.value ?? null)))
    sheet.getColumn(at + 1).width = Math.min(WIDTH.most, Math.max(WIDTH.least, longest + 2))
  }
}

const isNumber = (value: Held['value'] | undefined): boolean =>
  typeof value === 'number' || value instanceof Date

/** Numbers and days stand at the right, and so do the name of their column and what stands in their place. */
function alignNumbers(sheet: Worksheet, [head = [], ...rows]: readonly Held[][]): void {
  head.forEach((_, at) => {
    if (!rows.some(cells => isNumber(cells[at]?.value))) return
    const [name, ...places] = [head, ...rows].map((_row, index) => sheet.getCell(index + 1, at + 1))
    if (head[at]?.bold) name!.alignment = { ...name!.alignment, horizontal: 'right' }
    for (const cell of places) cell.alignment = { ...cell.alignment, horizontal: 'right' }
  })
}

/** Not every program makes a row as high as the text that is broken in it. */
function giveHeights(sheet: Worksheet, rows: readonly Held[][]): void {
  rows.forEach((cells, index) => {
    const lines = cells.map(({ value }, at) => {
      const width = sheet.getColumn(at + 1).width ?? WIDTH.least
      const letters = typeof value === 'string' ? value.length : 0
      return letters < width ? 1 : Math.ceil((letters * SAFETY) / width)
    })
    const most = Math.max(1, ...lines)
    if (most > 1) sheet.getRow(index + 1).height = Math.min(HIGHEST, most * LINE_POINTS)
  })
}
