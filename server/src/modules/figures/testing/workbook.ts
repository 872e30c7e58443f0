import { strToU8, zipSync } from 'fflate'

/** A cell of a workbook: words, a number, a day, or a formula with the value that was saved with it. */
export type SheetCell = string | number | { day: string } | { formula: string; value: number }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Days since the end of 1899, as a workbook counts them. */
const serialOf = (day: string): number => Date.parse(day) / 86_400_000 + 25_569

function cellXml(cell: SheetCell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('day' in cell) return `<c s="1"><v>${serialOf(cell.day)}</v></c>`
  return `<c><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATED}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATED}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATED}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${MAIN}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

const columnName = (index: number): string => {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const rowXml = (cells: SheetCell[], row: number): string => {
  const placed = cells.map((cell, index) =>
    cellXml(cell).replace('<c', `<c r="${columnName(index)}${row + 1}"`),
  )
  return `<row r="${row + 1}">${placed.join('')}</row>`
}

/** The bytes of a workbook whose sheet is given as XML, with other parts in place of the usual ones. */
export function packWorkbook(sheetData: string, parts: Record<string, string> = {}): Buffer {
  const sheet = `<worksheet ${MAIN}>${sheetData}</worksheet>`
  const all = { ...PARTS, 'xl/worksheets/sheet1.xml': sheet, ...parts }
  const files = Object.fromEntries(
    Object.entries(all).map(([name, xml]) => [name, strToU8(HEAD + xml)]),
  )
  return Buffer.from(zipSync(files))
}

/** The bytes of a workbook with one sheet. */
export const workbookOf = (rows: SheetCell[][]): Buffer =>
  packWorkbook(`<sheetData>${rows.map(rowXml).join('')}</sheetData>`)
