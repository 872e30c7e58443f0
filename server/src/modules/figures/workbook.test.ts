import { expect, test } from 'vitest'
import { readBytes } from './testing/read-all.ts'
import { packWorkbook } from './testing/workbook.ts'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const WORDS = ['Day', 'Campaign', 'Cost', 'Clicks', 'A &amp; B', 'Rich']
const STRINGS = WORDS.map(word => `<si><t>${word}</t></si>`).join('')
const RICH =
  '<si><r><t>Spring </t></r><r><rPr><b/></rPr><t>bulbs</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>'
const STYLES = `<styleSheet ${MAIN}><numFmts count="2"><numFmt numFmtId="170" formatCode="&quot;day&quot; 0.00"/><numFmt numFmtId="171" formatCode="[$-407]dd. mmmm yyyy"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`

const header =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>'

test('shared words, rich ones, gaps and forms of days are read as a spreadsheet shows them', async () => {
  const rows = [
    '<row r="2"><c r="A2" s="2"><v>46314</v></c><c r="B2" t="s"><v>4</v></c><c r="C2" s="1"><v>1.5</v></c></row>',
    // Row 3 is empty and not there; a cell that is left out is empty.
    '<row r="4"><c r="A4" s="2"><v>46315.5</v></c><c r="B4" t="s"><v>6</v></c><c r="D4" t="str"><f>1+1</f><v>2</v></c></row>',
  ]
  const bytes = packWorkbook(`<sheetData>${header}${rows.join('')}</sheetData>`, {
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${STRINGS}${RICH}</sst>`,
  })
  const read = await readBytes(bytes)
  expect(read.problems).toEqual([])
  expect(read.rows).toMatchObject([
    { line: 2, day: '2026-10-19', campaign: 'A & B', values: { spend: 150 } },
    { line: 4, day: '2026-10-20', campaign: 'Spring bulbs', values: { clicks: 2 } },
  ])
})

test('old days, prefixed names and an absolute place of the sheet are understood', async () => {
  const workbook = `<x:workbook xmlns:x="m" xmlns:r="r"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="Data" sheetId="3" r:id="rId9"/></x:sheets></x:workbook>`
  const sheet =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Day</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>Clicks</x:t></x:is></x:c></x:row><x:row><x:c s="1"><x:v>44852</x:v></x:c><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  const bytes = packWorkbook('', {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId9" Target="/xl/data/first.xml"/></Relationships>',
    'xl/data/first.xml': sheet,
  })
  const { rows } = await readBytes(bytes)
  expect(rows).toMatchObject([{ line: 2, day: '2026-10-19', values: { clicks: 7 } }])
})
