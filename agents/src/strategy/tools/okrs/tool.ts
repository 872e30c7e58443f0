import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { feeds } from './feeds.ts'
import { recompute } from './recompute.ts'
import { tables } from './tables.ts'

/** Objectives and key results: outcomes with a number, graded, by the quarter (A. Grove, "High Output Management", 1983; J. Doerr, "Measure What Matters", 2018). */
export const okrs: Tool<'okrs'> = {
  id: 'okrs',
  asks: asks('goal', 'measure', 'constraint', 'offer', 'strength', 'budget'),
  families: ['goal', 'demand', 'capacity', 'retention', 'conversion'],
  arrange,
  recompute,
  feeds,
  tables,
  lacks: ({ objectives }) =>
    objectives.some(({ keyResults }) =>
      keyResults.some(({ baseline, target }) => baseline !== null && target !== null),
    )
      ? null
      : 'a key result from where to where',
}
