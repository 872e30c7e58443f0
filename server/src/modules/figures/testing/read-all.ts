import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FigureRow } from '@sextant/contracts/figures/row'
import type { Answers, FileHead, LeftOutWhy, Outcome } from '../reading/head.ts'
import { inspectFile, inspectText } from '../reading/inspect-file.ts'
import { readRows } from '../reading/read-rows.ts'
import type { Truth } from '../generator/exports.ts'

type Problem = Extract<Outcome, { kind: 'problem' }>
/** Everything that came of a file. */
export type ReadAll = {
  head: FileHead
  rows: FigureRow[]
  notes: string[]
  problems: Problem[]
  leftOut: Partial<Record<LeftOutWhy, number>>
}

/** Late enough for every file of the tests. */
export const TODAY = '2026-12-31'

/** Writes bytes to a file of its own while something is done with it. */
export async function withFile<Result>(
  bytes: Buffer | string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'figures-'))
  const path = join(folder, 'file')
  try {
    await writeFile(path, bytes)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function gather(head: FileHead, read: AsyncIterable<Outcome[]>): Promise<ReadAll> {
  const all: ReadAll = { head, rows: [], notes: [], problems: [], leftOut: {} }
  const outcomes = (await Array.fromAsync(read)).flat()
  for (const outcome of outcomes) {
    if (outcome.kind === 'row') {
      all.rows.push(outcome.row)
      if (outcome.note) all.notes.push(outcome.note)
    }
    if (outcome.kind === 'problem') all.problems.push(outcome)
    if (outcome.kind === 'left-out') all.leftOut[outcome.why] = (all.leftOut[outcome.why] ?? 0) + 1
  }
  return all
}

/** Reads bytes as a file, from its kind to its last row. */
export const readBytes = (
  bytes: Buffer | string,
  answers: Partial<Answers> = {},
  name = 'file.csv',
): Promise<ReadAll> =>
  withFile(bytes, async path => {
    const head = await inspectFile(path, name)
    return gather(head, readRows({ path }, head, { today: TODAY, ...answers }))
  })

/** Reads a table that was pasted. */
export async function readText(text: string, answers: Partial<Answers> = {}): Promise<ReadAll> {
  const head = await inspectText(text)
  return gather(head, readRows({ text }, head, { today: TODAY, ...answers }))
}

/** What rows add up to, to the hundredth. */
export function sumsOf(rows: FigureRow[]): Truth {
  const sums: Record<string, number> = {}
  for (const { values } of rows)
    for (const [measure, value] of Object.entries(values))
      sums[measure] = Math.round(((sums[measure] ?? 0) + value) * 100) / 100
  return sums
}
