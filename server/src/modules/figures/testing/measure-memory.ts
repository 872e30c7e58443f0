// Prints what 100,000 lines of a table take above an idle process: node server/src/modules/figures/testing/measure-memory.ts
import { execFileSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { dayAfter } from '../generator/shop.ts'
import { inspectFile } from '../reading/inspect-file.ts'
import { readRows } from '../reading/read-rows.ts'
import { TODAY } from './read-all.ts'
import { workbookOf } from './workbook.ts'

const LINES = 100_000
const HEADERS = ['Day', 'Campaign', 'Currency code', 'Cost', 'Impr.', 'Clicks', 'Conversions']

const cellsOf = (index: number): string[] => [
  dayAfter('2024-01-01', index % 900),
  `"Campaign ${index % 97}, all"`,
  'GBP',
  (index * 0.37).toFixed(2),
  String(index * 3),
  String(index % 411),
  '0.50',
]

async function writeText(path: string): Promise<void> {
  const stream = createWriteStream(path)
  stream.write(`${HEADERS.join()}\n`)
  for (let index = 0; index < LINES; index += 1) stream.write(`${cellsOf(index).join()}\n`)
  stream.end()
  await finished(stream)
}

const writeWorkbook = (path: string): Promise<void> =>
  writeFile(path, workbookOf([HEADERS, ...Array.from({ length: LINES }, (_line, i) => cellsOf(i))]))

/** Reads a file and prints the most memory that was in use meanwhile, above what was in use before. */
async function measure(path: string): Promise<void> {
  const idle = process.memoryUsage.rss()
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const started = performance.now()
  const head = await inspectFile(path, 'file')
  let rows = 0
  for await (const outcomes of readRows({ path }, head, { today: TODAY }))
    rows += outcomes.filter(({ kind }) => kind === 'row').length
  clearInterval(watch)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  const megabytes = Math.round((most - idle) / 1_000_000)
  const what = head.form.kind === 'xlsx' ? 'XLSX' : 'CSV'
  process.stdout.write(`${what}: ${rows} rows, ${megabytes} MB above idle, ${seconds} s\n`)
}

/** Writes the files and reads each in a process of its own, so that the writing is not counted. */
async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'figures-'))
  try {
    for (const write of [writeText, writeWorkbook]) {
      const path = join(folder, 'table')
      await write(path)
      process.stdout.write(execFileSync(process.execPath, [import.meta.filename, path]))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const given = process.argv[2]
await (given ? measure(given) : measureAll())
