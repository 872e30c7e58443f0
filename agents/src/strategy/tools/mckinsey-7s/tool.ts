import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { ALIGN } from './align.ts'
import { arrange } from './arrange.ts'
import { feeds } from './feeds.ts'
import { recompute } from './recompute.ts'
import { tables } from './tables.ts'

/** Seven elements of how the work runs, and how they fit each other (R. Waterman, T. Peters and J. Phillips, "Structure is not organization", Business Horizons, June 1980). */
export const sevenS: Tool<'mckinsey-7s'> = {
  id: 'mckinsey-7s',
  asks: asks('goal', 'inside', 'person', 'constraint', 'strength', 'change', 'budget'),
  methods: [ALIGN],
  families: ['person', 'capacity', 'contradiction', 'goal', 'rules'],
  arrange,
  recompute,
  feeds,
  tables,
}
