import readExcelFile from 'read-excel-file/node'

type Sheet = { name: string; rows: string[][] }

const isoDay = (at: Date): string => at.toISOString().slice(0, 10)

function cellWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return isoDay(value)
  return String(value).replaceAll(/\s+/g, ' ').trim()
}

/** The sheets of a workbook with the values that were saved, cell by cell. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = await readExcelFile(Buffer.from(bytes))
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map(row => row.map(cellWords)).filter(row => row.some(cell => cell !== '')),
  }))
}
