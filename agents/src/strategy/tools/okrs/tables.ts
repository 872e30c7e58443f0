import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { KeyResult, Objective } from '@sextant/contracts/strategy/okrs'
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

const row = (objective: Objective, result: KeyResult): (string | number)[] => [
  objective.claim.text,
  result.claim.text,
  result.unit,
  result.baseline ?? NOT_SET,
  result.actual ?? NOT_SET,
  result.target ?? NOT_SET,
  result.due,
  result.ownerRole,
  result.grade === null ? NOT_RATED : Number(result.grade.toFixed(1)),
]
