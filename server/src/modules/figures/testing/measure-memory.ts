// Prints what 100,000 lines of a table take above an idle process: node server/src/modules/figures/testing/measure-memory.ts
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { inspectFile } from '../reading/inspect-file.ts'
import { readRows } from '../reading/read-rows.ts'
import { writeFile } from 'node:fs/promises'
import { TODAY } from './read-all.ts'
import { dayAfter } from './shop.ts'
import { workbookOf } from './workbook.ts'

const LINES = 100_000
const HEADERS = ['Day', 'Campaign', 'Currency code', 'Cost', 'Impr.', 'Clicks', 'Conversions']

const cellsOf = (index: number): string[] => [
  dayAfter('2024-01-01', index % 900),
  `Campaign ${index % 97}, "all"`,
  'GBP',
  (index * 0.37).toFixed(2),
  String(index * 3),
  String(index % 411),
  '0.50',
]

async function writeText(path: string): Promise<void> {
  const stream = createWriteStream(path)
  stream.write(`${HEADERS.join()}\n`)
  for (let index = 0; index < LINES; index += 1)
    stream.write(
      `${cellsOf(index)
        .map(cell => JSON.stringify(cell).replaceAll('\\"', '""'))
        .join()}\n`,
    )
  stream.end()
  await finished(stream)
}

const writeWorkbook = (path: string, lines: number): Promise<void> =>
  writeFile(path, workbookOf([HEADERS, ...Array.from({ length: lines }, (_l, i) => cellsOf(i))]))

/** Reads a file and prints the most memory that was in use meanwhile, above what was in use before. */
async function measure(what: string, path: string): Promise<void> {
  globalThis.gc?.()
  const idle = process.memoryUsage.rss()
  let most = idle
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const started = performance.now()
  const head = await inspectFile(path, 'file')
  let rows = 0
  for await (const outcome of readRows({ path }, head, { today: TODAY }))
    if (outcome.kind === 'row') rows += 1
  clearInterval(timer)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  const megabytes = Math.round((most - idle) / 1_000_000)
  process.stdout.write(`${what}: ${rows} rows, ${megabytes} MB above idle, ${seconds} s\n`)
}

const folder = await mkdtemp(join(tmpdir(), 'figures-'))
try {
  const [text, book] = [join(folder, 'text'), join(folder, 'book')]
  if (process.argv[2] === 'workbook') {
    await writeWorkbook(book, LINES)
    await measure('XLSX', book)
  } else {
    await writeText(text)
    await measure('CSV', text)
  }
} finally {
  await rm(folder, { recursive: true })
}
