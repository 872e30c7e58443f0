import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Bench, Row, Running } from '../bench.ts'

/** Of the time that COPY takes for the same figures. */
const GOAL = 3
const MOST_MB = 100
const SAMPLE_MS = 50
const COLUMNS = 'Day,Campaign,Currency code,Impr.,Clicks,Cost,Conversions,Conv. value'

/** An export of so many lines: a year of as many campaigns as that takes. */
function exportOf(lines: number): string {
  const rows = Array.from({ length: lines }, (_, n) => {
    const day = new Date(Date.UTC(2025, 6, 1 + (n % 365))).toISOString().slice(0, 10)
    const clicks = 11 + ((n * 7) % 83)
    const cost = ((clicks * (37 + (n % 29))) / 100).toFixed(2)
    const value = (((n * 13) % 9_973) / 100).toFixed(2)
    return `${day},Campaign ${Math.floor(n / 365)},EUR,${clicks * 31 + (n % 17)},${clicks},${cost},${n % 4},${value}`
  })
  return `${COLUMNS}\n${rows.join('\n')}\n`
}

type Imported = { ms: number; uploadMs: number; mb: number; id: string }

/** Memory above idle, at most, while something goes on. */
async function watching<T>(product: Running, work: () => Promise<T>): Promise<[T, number]> {
  const idle = product.memoryMb()
  let most = idle
  const timer = setInterval(() => (most = Math.max(most, product.memoryMb())), SAMPLE_MS)
  try {
    return [await work(), most - idle]
  } finally {
    clearInterval(timer)
  }
}

/** Drops the file in and finishes the import, as a browser does. */
async function importFile(product: Running, token: string, file: string): Promise<Imported> {
  const call = async <T>(path: string, body: string, type: string): Promise<T> => {
    const answer = await fetch(`${product.address}/api/v1/figures/imports${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const [result, mb] = await watching(product, async () => {
    const from = performance.now()
    const { id } = await call<{ id: string }>('', '{}', 'application/json')
    await call(`/${id}/files?name=campaigns.csv`, file, 'application/octet-stream')
    const uploadMs = performance.now() - from
    await call(`/${id}/finish`, '{}', 'application/json')
    return { id, uploadMs, ms: performance.now() - from }
  })
  return { ...result, mb }
}

/** Milliseconds that COPY takes for the figures of an import, into a table with the same indexes. */
async function copyTime(url: string, importId: string): Promise<{ ms: number; figures: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const path = join(tmpdir(), `sextant-bench-${randomUUID()}.tsv`)
  try {
    await client.query(
      `copy (select * from public.figures where import_id = '${importId}') to '${path}'`,
    )
    await client.query('create table app.bench_copy (like public.figures including indexes)')
    const from = performance.now()
    const { rowCount } = await client.query(`copy app.bench_copy from '${path}'`)
    return { ms: performance.now() - from, figures: rowCount ?? 0 }
  } finally {
    await client.query('drop table if exists app.bench_copy')
    await client.end()
    rmSync(path, { force: true })
  }
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1)

/** A long export imported by the product, from its first byte until every total is added up, and COPY of the figures in it. */
export async function measureFigureImport(bench: Bench): Promise<Row[]> {
  const product = await bench.startServer({})
  try {
    // The first import compiles and caches, and does not count. Nor does looking through what it brought.
    await importFile(product, bench.org.token, exportOf(Math.min(2_000, bench.size.lines)))
    await product.quiet()
    const { ms, uploadMs, mb, id } = await importFile(
      product,
      bench.org.token,
      exportOf(bench.size.lines),
    )
    const floor = await copyTime(bench.url, id)
    const what = `import of ${bench.size.lines.toLocaleString('en-US')} lines`
    return [
      {
        what: `${what}, ${floor.figures.toLocaleString('en-US')} figures`,
        got: `${(ms / floor.ms).toFixed(1)} of COPY (${seconds(ms)} against ${seconds(floor.ms)} s; read ${seconds(uploadMs)} s)`,
        goal: `within ${GOAL.toFixed(1)}`,
        met: ms / floor.ms <= GOAL,
      },
      {
        what: `${what}, memory above idle`,
        got: `${mb.toFixed(0)} MB`,
        goal: `at most ${MOST_MB} MB`,
        met: mb <= MOST_MB,
      },
    ]
  } finally {
    await product.stop()
  }
}
