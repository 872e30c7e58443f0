import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './bench.ts'

const newDirectory = (): string => mkdtempSync(join(tmpdir(), 'sextant-bench-'))

let planted: Promise<string> | undefined

/** Plants the demo once: what is measured begins on data that is there. */
async function plant(): Promise<string> {
  const dataDir = newDirectory()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  await (await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '' })).stop()
  return dataDir
}

/** Does something with a data directory of its own, the demo in it, and takes it away after. */
export async function onDemo<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  planted ??= plant()
  const dataDir = newDirectory()
  cpSync(await planted, dataDir, { recursive: true })
  try {
    return await use(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
