import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Paper } from './paper.ts'

export type FileOf = (paper: Paper) => Uint8Array

/** Papers as files. They are written in a thread that ends with them: what lays them out is in nobody's memory afterwards. */
export async function writtenPapers(papers: readonly Paper[]): Promise<FileOf> {
  const worker = new Worker(new URL('write-paper.ts', import.meta.url), {
    execArgv: [],
    workerData: papers,
  })
  const [files] = (await once(worker, 'message')) as [Uint8Array[]]
  return paper => files[papers.indexOf(paper)]!
}
