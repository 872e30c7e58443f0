import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { KeyResult, Objective } from '@sextant/contracts/strategy/okrs'
import { moneyCell } from '../../../rendering/money.ts'
import { NOT_RATED } from '../../../core/not-rated.ts'

const COLUMNS = [
  'Objective',
  'Key result',
  'Unit',
  'Baseline',
  'Now',
  'Target',
  'Due',
  'Owner',
  'Grade',
]
const NUMERIC = new Set(['Baseline', 'Now', 'Target', 'Grade'])
/** What stands where a figure is missing. */
const NOT_SET = 'not set'

export function tables({ body }: DeliverableOf<'okrs'>): Table[] {
  return [
    {
      title: `Key results, ${body.period}`,
      columns: COLUMNS.map(label => ({ label, numeric: NUMERIC.has(label) })),
      rows: body.objectives.flatMap(objective =>
        objective.keyResults.map(result => row(objective, result)),
      ),
    },
  ]
}

/** Money is written here as in the sentences beside it: never by its code. */
function figure({ unit }: KeyResult, value: number | null): string | number {
  if (value === null) return NOT_SET
  const currency = currencyOf(unit)
  return currency ? moneyCell(Math.round(value * CENTS), currency) : value
}

function unitWords(unit: string): string {
  const currency = currencyOf(unit)
  return currency ? unit.replace(currency, 'money') : unit
}

const CENTS = 100
/** "EUR", "EUR in Q1 2027". */
const currencyOf = (unit: string): string | null => /^([A-Z]{3})(?: in |$)/.exec(unit)?.[1] ?? null

const row = (objective: Objective, result: KeyResult): (string | number)[] => [
  objective.claim.text,
  result.claim.text,
  unitWords(result.unit),
  figure(result, result.baseline),
  figure(result, result.actual),
  figure(result, result.target),
  result.due,
  result.ownerRole,
  result.grade === null ? NOT_RATED : Number(result.grade.toFixed(1)),
]
