import { readFileSync } from 'node:fs'
import {
  firmOfCase,
  hashOf,
  loadRecording,
  type Recording,
  recordedOf,
  saveRecording,
  type What,
} from './minds/recording.ts'
import type { Sent } from './minds/recorded-model.ts'
import { draftCase, mindOfAnswers, readCase } from './minds/run-case.ts'

// node agents/evals/record.ts CASE read|TOOL "BY" [ANSWER-FILE]: keeps the answer to the last prompt that was printed, and prints
// the next one as production builds it; "DONE" when there is none. Whoever answers sees the prompts and nothing else.

const [name, given, by, answerFile] = process.argv.slice(2)
if (!name || !given || !by) throw new Error('record.ts CASE read|TOOL BY [ANSWER-FILE]')
const what = given as What

const kept: Recording = recordedOf(name).includes(what)
  ? loadRecording(name, what)
  : { by, on: new Date().toISOString().slice(0, 10), calls: [] }
let pending = answerFile ? readFileSync(answerFile, 'utf8') : null
let at = 0

/** Ends the run: somebody has to answer first. */
class Open extends Error {
  readonly sent: Sent
  constructor(sent: Sent) {
    super('open')
    this.sent = sent
  }
}
let open: Open | null = null

async function answer(sent: Sent): Promise<string> {
  const known = kept.calls[at]
  at += 1
  if (known) return known.answer
  if (pending === null) {
    open ??= new Open(sent)
    throw open
  }
  const said = pending
  pending = null
  kept.calls.push({ job: jobOf(sent), sent: hashOf(sent), answer: said })
  saveRecording(name!, what, kept)
  return said
}

/** The first words of the instructions tell the job. */
const JOBS: Readonly<Record<string, string>> = {
  'You read': 'read',
  'You are a marketing strategist': 'think',
  'You check': 'judge',
  'You write': 'write',
}
const jobOf = ({ instructions }: Sent): string =>
  Object.entries(JOBS).find(([words]) => instructions.startsWith(words))?.[1] ?? 'other'

const firm = firmOfCase(name)
const mind = mindOfAnswers(answer)
const run = what === 'read' ? readCase(firm, mind) : draftCase(firm, what, mind)
await run.catch((error: unknown) => {
  if (!open) throw error
})
const asked = open as Open | null
console.log(
  asked ? `${asked.sent.instructions}\n\n=== MATERIAL ===\n${asked.sent.material}` : 'DONE',
)
