import { loadFirms } from './load-firms.ts'
import { evaluate, type EvalRow } from './table.ts'

const firms = loadFirms()
console.log(`${firms.length} firms\n`)
for (const row of evaluate(firms)) console.log(lineOf(row))

function lineOf({ figure, got, goal, holds, isPart }: EvalRow): string {
  const shown = isPart ? `${(got * 100).toFixed(1)}%` : String(Math.round(got * 10) / 10)
  return `${holds ? 'holds ' : 'MISSES'}  ${shown.padStart(7)}  goal ${goal.padEnd(7)} ${figure}`
}
