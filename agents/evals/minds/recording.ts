import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TOOL_IDS, type ToolId } from '@sextant/contracts/catalogue'
import * as z from 'zod'
import { firm, type Firm } from '../firm.ts'
import type { Sent } from './recorded-model.ts'

// Completions kept beside their cases: the exact prompt that production builds, answered by a capable model or a careful
// person who saw nothing else, and never edited afterwards.

const ROOT = join(import.meta.dirname, 'recorded')

const recording = z.object({
  /** Who or what answered. */
  by: z.string().min(1),
  /** ISO date. */
  on: z.string(),
  /** In the order asked. `sent`: the hash of what was sent; `answer`: what came back, as it came. */
  calls: z.array(z.object({ job: z.string(), sent: z.string(), answer: z.string() })),
})
export type Recording = z.infer<typeof recording>

/** What is run for a firm: its words read, or a deliverable made from its confirmed facts. */
export type What = 'read' | ToolId

export const caseNames = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)

export const firmOfCase = (name: string): Firm =>
  firm.parse(JSON.parse(readFileSync(join(ROOT, name, 'firm.json'), 'utf8')))

const fileOf = (name: string, what: What): string => join(ROOT, name, `${what}.json`)

/** What of a case was recorded. */
export const recordedOf = (name: string): What[] =>
  (['read', ...TOOL_IDS] as const).filter(what => existsSync(fileOf(name, what)))

export const loadRecording = (name: string, what: What): Recording =>
  recording.parse(JSON.parse(readFileSync(fileOf(name, what), 'utf8')))

export function saveRecording(name: string, what: What, kept: Recording): void {
  mkdirSync(dirname(fileOf(name, what)), { recursive: true })
  writeFileSync(fileOf(name, what), `${JSON.stringify(kept, null, 2)}\n`)
}

/** A short hash of everything that was sent. */
export const hashOf = ({ instructions, material }: Sent): string =>
  createHash('sha256').update(instructions).update('\n').update(material).digest('hex').slice(0, 16)
