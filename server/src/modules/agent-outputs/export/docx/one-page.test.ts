import type { Block, PrintedDocument } from '@sextant/agents/rendering/document'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { renderDocx } from './render-docx.ts'

const columns = [
  { label: 'Name', numeric: false },
  { label: 'What', numeric: false },
]
const table = (rows: number): Block => ({
  kind: 'table',
  columns,
  rows: Array.from({ length: rows }, (_, n) => [`name ${n}`, `said ${n}`]),
})
const cell = (heading: string) => ({
  heading,
  items: [{ claim: { text: `${heading} says this.`, sources: [] } }],
})
const form: Block = {
  kind: 'grid',
  grid: {
    columns: 2,
    narrow: false,
    rows: [
      [cell('Strengths'), cell('Weaknesses')],
      [cell('Moves'), { heading: 'Empty', items: [] }],
      [cell('Opportunities'), cell('Threats')],
    ],
  },
}

/** For each row of the file's table: whether all, some or none of its paragraphs stay on the page of the row below, and whether the row may be parted. */
async function rowsOf(block: Block): Promise<{ stays: string; isWhole: boolean }[]> {
  const document: PrintedDocument = {
    title: 'A plan',
    company: 'A company',
    blocks: [block],
    assumed: [new Set()],
  }
  const xml = strFromU8(unzipSync(await renderDocx(document))['word/document.xml']!)
  return [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => {
    const paragraphs = row.match(/<w:p>.*?<\/w:p>/gs) ?? []
    const kept = paragraphs.filter(one => one.includes('<w:keepNext/>')).length
    const some = kept === 0 ? 'none' : 'some'
    return {
      stays: kept === paragraphs.length ? 'all' : some,
      isWhole: row.includes('<w:cantSplit/>'),
    }
  })
}

test('a form that is a table in itself stays on one page: each row with the next, the last with nothing', async () => {
  const rows = await rowsOf(form)
  expect(rows.map(({ stays }) => stays)).toEqual(['all', 'all', 'none'])
  expect(rows.every(({ isWhole }) => isWhole)).toBe(true)
})

test('a short table stays together; of a long one the head stays with its first row', async () => {
  expect((await rowsOf(table(3))).map(({ stays }) => stays)).toEqual(['all', 'all', 'all', 'none'])
  const long = await rowsOf(table(9))
  expect(long.map(({ stays }) => stays)).toEqual([
    'all',
    ...Array.from({ length: 9 }, () => 'none'),
  ])
  expect(long.every(({ isWhole }) => isWhole)).toBe(true)
})
