import { parentPort, workerData } from 'node:worker_threads'
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import ExcelJS from 'exceljs'
import type { Content } from 'pdfmake'
import { COLOUR, FAMILY } from '../../platform/paper/faces.ts'
import { pdfmake } from '../../platform/paper/pdf.ts'
import { fill } from '../../platform/paper/sheets.ts'
import type { Paper, PaperBlock } from './paper.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Columns of a table: the second, which explains the first, has the room that is left. */
const widthsOf = (row: readonly string[]): ('auto' | '*')[] =>
  row.map((_, at) => (at === 1 || row.length === 2 ? '*' : 'auto'))

const SPACED = { lineHeight: 1.35, margin: [0, 0, 0, 10] as [number, number, number, number] }

function printed(block: PaperBlock): Content {
  if ('heading' in block)
    return { text: block.heading, font: FAMILY.book, fontSize: 15, margin: [0, 14, 0, 6] }
  if ('text' in block) return { text: block.text, ...SPACED }
  if ('items' in block) return { ul: block.items.map(text => ({ text })), ...SPACED }
  if ('page' in block) return { text: '', pageBreak: 'before' }
  const [heads = [], ...rows] = block.rows
  const head = heads.map(text => ({ text, color: COLOUR.ink3, fontSize: 9 }))
  return {
    table: {
      headerRows: 1,
      widths: widthsOf(heads),
      body: [head, ...rows.map(row => row.map(text => ({ text })))],
    },
    layout: {
      hLineWidth: at => (at === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => COLOUR.line,
      paddingTop: () => 6,
      paddingBottom: () => 6,
      paddingLeft: at => (at === 0 ? 0 : 12),
    },
    margin: [0, 2, 0, 14],
  }
}

const asPdf = async ({ title, under, blocks }: Paper): Promise<Uint8Array> => {
  const pdf = pdfmake.createPdf({
    pageSize: 'LETTER',
    language: 'en-US',
    displayTitle: true,
    version: '1.5',
    footer: () => ({ text: '' }),
    info: { title, author: under, subject: title },
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { font: FAMILY.sans, fontSize: 10, color: COLOUR.ink },
    content: [
      { text: title, font: FAMILY.display, fontSize: 28 },
      { text: under, color: COLOUR.ink3, margin: [0, 4, 0, 12] },
      ...blocks.map(printed),
    ],
  })
  return new Uint8Array(await pdf.getBuffer())
}

function worded(block: PaperBlock): (Paragraph | Table)[] {
  if ('heading' in block)
    return [new Paragraph({ text: block.heading, heading: HeadingLevel.HEADING_2 })]
  if ('text' in block) return [new Paragraph(block.text)]
  if ('items' in block)
    return block.items.map(text => new Paragraph({ text, bullet: { level: 0 } }))
  if ('page' in block) return [new Paragraph({ text: '', pageBreakBefore: true })]
  const cells = (row: readonly string[]): TableRow =>
    new TableRow({ children: row.map(text => new TableCell({ children: [new Paragraph(text)] })) })
  return [new Table({ rows: block.rows.map(cells) })]
}

const asWord = async ({ title, under, blocks }: Paper): Promise<Uint8Array> => {
  const head = [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    new Paragraph(under),
  ]
  const children = [...head, ...blocks.flatMap(worded)]
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
}

/** A sheet for each table, called as the heading before it. */
const asWorkbook = async ({ title, blocks }: Paper): Promise<Uint8Array> => {
  const book = new ExcelJS.Workbook()
  let name = title
  for (const block of blocks) {
    if ('heading' in block) name = block.heading
    if ('rows' in block)
      fill(
        book.addWorksheet(name),
        block.rows.map((row, at) => row.map(value => ({ value, bold: at === 0 }))),
      )
  }
  return new Uint8Array(await book.xlsx.writeBuffer())
}

function written(block: PaperBlock): string {
  if ('heading' in block) return `## ${block.heading}`
  if ('text' in block) return block.text
  if ('items' in block) return block.items.map(item => `- ${item}`).join('\n')
  if ('page' in block) return ''
  const [heads = [], ...rows] = block.rows
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

const asMarkdown = ({ title, under, blocks }: Paper): Uint8Array =>
  bytesOf([`# ${title}`, under, ...blocks.map(written)].join('\n\n'))

const asMail = ({ title, under, blocks }: Paper): Uint8Array =>
  bytesOf(
    [
      `From: ${under}`,
      `Subject: ${title}`,
      `Content-Type: text/plain; charset=utf-8`,
      '',
      blocks.map(written).join('\n\n'),
    ].join('\r\n'),
  )

const WRITERS: Record<string, (paper: Paper) => Uint8Array | Promise<Uint8Array>> = {
  pdf: asPdf,
  docx: asWord,
  xlsx: asWorkbook,
  md: asMarkdown,
  eml: asMail,
}

/** Runs in a thread: see written-papers.ts. */
const files: Uint8Array[] = []
for (const paper of workerData as Paper[])
  files.push(await WRITERS[paper.file.split('.').at(-1)!]!(paper))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(files)
