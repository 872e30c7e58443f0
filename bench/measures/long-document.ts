import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pdfmake } from '../../server/src/platform/paper/pdf.ts'
import { type Bench, type Row, type Running } from '../bench.ts'

const PAGES = 100
/** What a small run reads: enough to see that it goes through. */
const FEW_PAGES = 3
const GOAL_MS = 20_000
const GOAL_RATIO = 1.5
const EVERY_MS = 25
/** Somebody who looks for it again and again, but is not a load of their own. */
const LOOK_EVERY_MS = 250
/** Words of a last page alone: of one document each, the first of which does not count. */
const LAST_WORDS = ['zeugma', 'quincunx', 'isinglass', 'syzygy', 'gnomon', 'oxlip']
const WORDS =
  'Orders of forty books are delivered within eight days and every cover is pressed by hand for a week. '

/** Pages of some four hundred words each. */
async function longPdf(pages: number, lastWord: string): Promise<Uint8Array> {
  const pdf = pdfmake.createPdf({
    defaultStyle: { font: 'Instrument Sans', fontSize: 9 },
    content: Array.from({ length: pages }, (_, at) => ({
      text: `Chapter ${at + 1}. ${WORDS.repeat(20)}${at === pages - 1 ? lastWord : ''}`,
      ...(at > 0 && { pageBreak: 'before' }),
    })),
  } as never)
  return new Uint8Array(await pdf.getBuffer())
}

/** Milliseconds that each of a row of reads takes while `work` goes on. */
async function readsDuring(read: () => Promise<unknown>, work: () => Promise<unknown>) {
  const times: number[] = []
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      const from = performance.now()
      await read()
      times.push(performance.now() - from)
      await sleep(EVERY_MS)
    }
  })()
  await work().finally(() => (isOver = true))
  await reading
  return times
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!

function callsTo(product: Running, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(`${product.address}/api/v1${path}`, { headers, ...init })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const isFound = async (word: string): Promise<boolean> => {
    const found = await call<{ total: number }>(`/search?words=${word}`)
    return found.total > 0
  }
  return {
    read: () => call('/company-facts'),
    /** Until its last page is found by its word. */
    bring: async (file: Uint8Array, lastWord: string): Promise<void> => {
      const body = file as Uint8Array<ArrayBuffer>
      await call('/documents?name=Long.pdf', { method: 'POST', body })
      while (!(await isFound(lastWord))) await sleep(LOOK_EVERY_MS)
    },
  }
}

/** A long document from its first byte until its last page is found, and how others are answered meanwhile. */
export async function measureLongDocument(bench: Bench): Promise<Row[]> {
  const pages = bench.size.rounds === 1 ? FEW_PAGES : PAGES
  const [wordBefore, ...words] = LAST_WORDS as [string, ...string[]]
  const before = await longPdf(FEW_PAGES, wordBefore)
  const counted = words.slice(0, bench.size.rounds)
  const files = await Promise.all(counted.map(word => longPdf(pages, word)))
  const folder = mkdtempSync(join(tmpdir(), 'sextant-bench-'))
  const product = await bench.startServer({ DATA_DIR: folder })
  try {
    const { read, bring } = callsTo(product, bench.org.token)
    await read()
    // The first document and the first search compile and load.
    await bring(before, wordBefore)
    await product.quiet()
    const idle = p95(await readsDuring(read, () => sleep(bench.size.seconds * 1_000)))
    const from = performance.now()
    const all = async (): Promise<void> => {
      for (const [at, file] of files.entries()) await bring(file, counted[at]!)
    }
    const beside = p95(await readsDuring(read, all))
    const ms = (performance.now() - from) / files.length
    const what = `document of ${pages} pages`
    return [
      {
        what: `${what}, until its last page is found`,
        got: `${(ms / 1_000).toFixed(1)} s`,
        goal: `${GOAL_MS / 1_000} s`,
        met: ms <= GOAL_MS,
      },
      {
        what: `${what}, p95 of a read beside it`,
        got: `${(beside / idle).toFixed(2)} of idle (${beside.toFixed(1)} against ${idle.toFixed(1)} ms)`,
        goal: `within ${GOAL_RATIO}`,
        met: beside / idle <= GOAL_RATIO,
      },
    ]
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
