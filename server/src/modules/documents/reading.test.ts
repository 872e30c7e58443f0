import { expect, test } from 'vitest'
import { kindOfFile } from './kind-of-file.ts'
import { readApart } from './reading/read-apart.ts'
import type { ReadResult } from './reading/read-text.ts'
import {
  letterAsMail,
  notesAsWord,
  PRICES,
  pricesAsPdf,
  scanOf,
  stockAsWorkbook,
  talkAsSlides,
} from './testing/sample-files.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
async function readAs(fileName: string, bytes: Uint8Array): Promise<ReadResult & { kind: string }> {
  const kind = await kindOfFile(fileName, bytes)
  return { kind, ...(await readApart({ kind, fileName, bytes })) }
}
const said = ({ pages }: ReadResult): string[] => pages.map(({ words }) => words)
const sortsOf = ({ pages }: ReadResult, page = 1): string[] =>
  pages[page - 1]!.blocks.map(({ sort }) => sort)

test('a PDF is read page by page, its table row by row, and each line knows its place', async () => {
  const read = await readAs('prices.pdf', await pricesAsPdf())
  expect(read).toMatchObject({ kind: 'pdf', language: 'en', recognised: false, note: null })
  expect(said(read)).toHaveLength(3)
  const page = read.pages[2]!
  expect(page.words).toContain('Half cloth\tMarbled paper\t€38.40\t€31.90')
  expect(page.words.replaceAll('\n', ' ')).toContain(PRICES.delivery)
  expect(page.blocks.filter(({ sort }) => sort === 'heading')).toHaveLength(2)
  const line = page.lines.find(({ from, to }) => page.words.slice(from, to).startsWith('Leather'))!
  expect(line.y).toBeGreaterThan(page.lines[0]!.y)
  for (const { x, y, w, h } of page.lines) {
    expect(x + w).toBeLessThanOrEqual(1.01)
    expect(y + h).toBeLessThanOrEqual(1.01)
  }
})

test('passages are cut from the words of their page, under the heading they stand under', async () => {
  const { pages } = await readAs('prices.pdf', await pricesAsPdf())
  for (const { words, passages } of pages)
    for (const passage of passages)
      expect(words.slice(passage.starts).startsWith(passage.words)).toBe(true)
  const delivery = pages[2]!.passages.find(({ words }) => words.includes('free of charge'))!
  expect(delivery.heading).toBe('Delivery')
})

test('a Word document: headings, paragraphs, tables', async () => {
  const read = await readAs('notes.docx', await notesAsWord())
  expect(read.kind).toBe('docx')
  expect(sortsOf(read)).toEqual(['heading', 'paragraph', 'row', 'row', 'row', 'row'])
  expect(said(read)[0]).toContain('Leather\tGoatskin\t€129.00\t€117.00')
})

test('a presentation: a slide a page, with title, notes and table', async () => {
  const read = await readAs('talk.pptx', await talkAsSlides())
  expect(read.kind).toBe('pptx')
  expect(said(read)).toHaveLength(2)
  expect(said(read)[0]).toBe(
    'Why books are rebound\nSpines break after forty years.\nShow the broken spine.',
  )
  expect(sortsOf(read)[0]).toBe('heading')
  expect(said(read)[1]).toContain('Full cloth\tBuckram\t€46.10\t€39.50')
})

test('a workbook: a sheet a page, days as days', async () => {
  const read = await readAs('stock.xlsx', await stockAsWorkbook())
  expect(said(read)).toEqual([
    'Stock\nLeather\tSkins\tBought\nGoatskin\t14\t2026-09-03',
    'Suppliers\nTannery of the valley\tevery March',
  ])
})

test('a scan is recognised on this machine', async () => {
  const lines = ['Open from nine to five', 'Rebinding takes 12 weeks']
  const read = await readAs('door.png', await scanOf(lines))
  expect(read).toMatchObject({ kind: 'image', recognised: true })
  expect(said(read)[0]!.split('\n')).toEqual(lines)
  expect(read.pages[0]!.lines[1]!.y).toBeCloseTo(0.22, 1)
})

/** Words whose letters English has not. */
const SCANS: readonly [language: string, lines: string[]][] = [
  [
    'de',
    [
      'Öffnungszeiten: Montag bis Freitag von neun bis fünf',
      'Für größere Aufträge gewähren wir zwölf Prozent',
      'Überweisung bitte innerhalb von vierzehn Tagen',
    ],
  ],
  [
    'fr',
    [
      'Ouvert du mardi au samedi, fermé en août',
      'Les prix restent garantis toute cette année',
      'Première visite gratuite pour les élèves',
    ],
  ],
  [
    'es',
    [
      'Abierto de lunes a sábado, cerrado en agosto',
      'El envío es gratuito a partir de cien euros',
      'Mañana no habrá servicio en la tienda pequeña',
    ],
  ],
]

test.each(SCANS)('a scan in %s is recognised with its own letters', async (language, lines) => {
  const read = await readAs('sign.png', await scanOf(lines))
  expect(read).toMatchObject({ language, recognised: true })
  expect(read.pages[0]!.words.split('\n')).toEqual(lines)
})

test('a mail: its head, then its text', async () => {
  const read = await readAs('offer.eml', letterAsMail())
  expect(read.kind).toBe('eml')
  expect(said(read)[0]).toContain('Rebinding the choir books — offer\nFrom: Ines Vold')
  expect(said(read)[0]).toContain('62 choir books')
})

test('texts: Markdown, tables, pages of the web, in any encoding', async () => {
  const markdown = await readAs(
    'plan.md',
    bytesOf('# Plan\n\n- **First** [step](x)\n\n|a|b|\n|---|---|\n|1|2|'),
  )
  expect(said(markdown)).toEqual(['Plan\nFirst step\na\tb\n1\t2'])
  expect(sortsOf(markdown)).toEqual(['heading', 'item', 'row', 'row'])
  const table = await readAs('list.csv', bytesOf('\uFEFFname;price\n"Cloth; red";"3,50"\n'))
  expect(said(table)).toEqual(['name\tprice\nCloth; red\t3,50'])
  const page = await readAs(
    'page.html',
    bytesOf('<h1>Us</h1><script>x()</script><p>We <b>bind</b>.<table><tr><td>a<td>b</table>'),
  )
  expect(said(page)).toEqual(['Us\nWe bind.\na\tb'])
  const old = await readAs('old.txt', Uint8Array.from([0x47, 0x72, 0xfc, 0xdf, 0x65]))
  expect(said(old)).toEqual(['Grüße'])
})
