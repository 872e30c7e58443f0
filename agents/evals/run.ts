import { falseAlarmTable } from './figures/false-alarms.ts'
import { evaluateInterviews } from './interview/interview-table.ts'
import { recordedInterviewRows } from './interview/recorded-table.ts'
import { loadPersonas } from './interview/load-personas.ts'
import { livingRows } from './living.ts'
import { loadFirms } from './load-firms.ts'
import { evaluateMinds, type MindRow } from './minds/mind-table.ts'
import { mindOfEnvironment } from './minds/live.ts'
import { replayed } from './minds/replayed.ts'
import { evaluate, type EvalRow } from './table.ts'

// npm run evals: the built-in mind over all firms. With `-- --writer recorded` a language model beside it, from completions
// that are kept; with `-- --writer live` the configured one (AI_PROVIDER, AI_MODEL and its key).

const writer = process.argv[process.argv.indexOf('--writer') + 1]
const isWith = (kind: string): boolean => process.argv.includes('--writer') && writer === kind
if (isWith('recorded')) await showRecorded()
else if (isWith('live')) await showMinds(evaluateMinds(mindOfEnvironment(process.env)))
else showEngine()

function showEngine(): void {
  const firms = loadFirms()
  console.log(`${firms.length} firms\n`)
  for (const row of evaluate(firms)) console.log(lineOf(row))
  for (const row of evaluateInterviews(loadPersonas())) console.log(lineOf(row))
  for (const row of falseAlarmTable()) console.log(lineOf(row))
  for (const row of livingRows(firms)) console.log(lineOf(row))
}

async function showRecorded(): Promise<void> {
  await showMinds(
    evaluateMinds(replayed).then(rows => [...rows, ...recordedInterviewRows(loadPersonas())]),
  )
}

async function showMinds(rows: Promise<readonly MindRow[]>): Promise<void> {
  console.log(`${'built-in'.padStart(10)}  ${'model'.padStart(10)}`)
  for (const { figure, builtIn, model } of await rows)
    console.log(`${builtIn.padStart(10)}  ${model.padStart(10)}  ${figure}`)
}

function lineOf({ figure, got, goal, holds, isPart }: EvalRow): string {
  const shown = isPart ? `${(got * 100).toFixed(1)}%` : String(Math.round(got * 10) / 10)
  return `${holds ? 'holds ' : 'MISSES'}  ${shown.padStart(7)}  goal ${goal.padEnd(7)} ${figure}`
}
