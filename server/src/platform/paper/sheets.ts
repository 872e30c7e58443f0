import type { Worksheet } from 'exceljs'

/** What a cell holds, and how it is written. A text is a text, whatever it begins with: no cell here is ever a formula. */
export type Held = { value: string | number | Date | null; format?: string; bold?: boolean }

const WIDTH = { least: 12, most: 48 }

/** Writes rows into a sheet, its columns as wide as what they hold. */
export function fill(sheet: Worksheet, rows: readonly Held[][]): void {
  for (const cells of rows) {
    const row = sheet.addRow([])
    cells.forEach(({ value, format, bold }, at) => {
      const cell = row.getCell(at + 1)
      cell.value = value
      if (format) cell.numFmt = format
      cell.font = { name: 'Arial', size: 10, bold: bold ?? false }
      if (typeof value === 'string') cell.alignment = { wrapText: true, vertical: 'top' }
    })
  }
  const widest = Math.max(...rows.map(cells => cells.length), 1)
  for (let at = 1; at <= widest; at += 1) {
    const lengths = rows.map(cells => String(cells[at - 1]?.value ?? '').length)
    const longest =
      at === 1 || !rows.some(cells => cells[at - 1]?.value instanceof Date)
        ? Math.max(...lengths)
        : 12
    sheet.getColumn(at).width = Math.min(WIDTH.most, Math.max(WIDTH.least, longest + 2))
  }
}
