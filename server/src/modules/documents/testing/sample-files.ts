import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import ExcelJS from 'exceljs'
import pptxgenjs from 'pptxgenjs'
import sharp from 'sharp'
import { pdfmake } from '../../../platform/paper/pdf.ts'

// Its types name a default that its file has not.
const Pptx = pptxgenjs as unknown as typeof pptxgenjs.default

/** Prices of a bindery that does not exist: a list of three pages. */
export const PRICES = {
  title: 'Price list 2027',
  delivery: 'Orders of 40 books and more are delivered free of charge within eight working days.',
  rows: [
    ['Binding', 'Cover', 'up to 20', 'from 20'],
    ['Half cloth', 'Marbled paper', '€38.40', '€31.90'],
    ['Full cloth', 'Buckram', '€46.10', '€39.50'],
    ['Leather', 'Goatskin', '€129.00', '€117.00'],
  ],
} as const

/** A PDF of three pages: a cover, a text, and on the third the table and the terms. */
export async function pricesAsPdf(
  delivery: string = PRICES.delivery,
  /** Other prices, by what is bound. */
  prices: Record<string, string> = {},
): Promise<Uint8Array> {
  const rows = PRICES.rows.map(([name, cover, one, many]) => [
    name,
    cover,
    prices[name] ?? one,
    many,
  ])
  const text = (words: string, fontSize = 10) => ({
    text: words,
    fontSize,
    margin: [0, 0, 0, 12] as [number, number, number, number],
  })
  const pdf = pdfmake.createPdf({
    defaultStyle: { font: 'Instrument Sans', fontSize: 10 },
    content: [
      text(PRICES.title, 28),
      text('Hand bookbinding for archives and authors.'),
      { ...text('How we work', 18), pageBreak: 'before' },
      text('We bind every book by hand. '.repeat(40)),
      { ...text('Bindings', 18), pageBreak: 'before' },
      { table: { body: rows, widths: [120, 120, 80, 80] } },
      { ...text('Delivery', 14), margin: [0, 18, 0, 6] },
      text(delivery),
    ],
  } as never)
  return new Uint8Array(await pdf.getBuffer())
}

export async function notesAsWord(): Promise<Uint8Array> {
  const cells = (row: readonly string[]) =>
    new TableRow({
      children: row.map(words => new TableCell({ children: [new Paragraph(words)] })),
    })
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Interview with an archive', heading: HeadingLevel.HEADING_1 }),
          new Paragraph('They order twice a year, before the fairs.'),
          new Table({ rows: PRICES.rows.map(cells) }),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

export async function talkAsSlides(): Promise<Uint8Array> {
  const talk = new Pptx()
  talk.defineSlideMaster({
    title: 'PLAIN',
    objects: [
      {
        placeholder: {
          options: { name: 'title', type: 'title', x: 1, y: 1, w: 8, h: 1 },
          text: '',
        },
      },
    ],
  })
  const first = talk.addSlide({ masterName: 'PLAIN' })
  first.addText('Why books are rebound', { placeholder: 'title' })
  first.addText('Spines break after forty years.', { x: 1, y: 3, w: 8, h: 1 })
  first.addNotes('Show the broken spine.')
  const second = talk.addSlide({ masterName: 'PLAIN' })
  second.addTable(
    PRICES.rows.map(row => row.map(text => ({ text }))),
    { x: 1, y: 1, w: 8 },
  )
  return (await talk.write({ outputType: 'uint8array' })) as Uint8Array
}

export async function stockAsWorkbook(): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Stock')
  sheet.addRow(['Leather', 'Skins', 'Bought'])
  sheet.addRow(['Goatskin', 14, new Date(Date.UTC(2026, 8, 3))])
  book.addWorksheet('Suppliers').addRow(['Tannery of the valley', 'every March'])
  return new Uint8Array(await book.xlsx.writeBuffer())
}

/** Words as a picture of a page, as a scanner would make it. */
export async function scanOf(lines: readonly string[]): Promise<Uint8Array> {
  const text = lines
    .map(
      (line, n) =>
        `<text x="120" y="${180 + n * 80}" font-family="sans-serif" font-size="44">${line}</text>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><rect width="1400" height="1000" fill="#fff"/>${text}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
}

export const letterAsMail = (): Uint8Array =>
  new TextEncoder().encode(
    [
      'From: Ines Vold <ines@archive.example>',
      'To: bindery@example.test',
      'Subject: =?UTF-8?Q?Rebinding_the_choir_books_=E2=80=94_offer?=',
      'Date: Tue, 03 Nov 2026 09:12:00 +0000',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'We have 62 choir books to be rebound before Easter.',
      '',
      'Please tell us what that costs.',
    ].join('\r\n'),
  )
