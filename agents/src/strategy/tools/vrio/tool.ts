import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { feeds } from './feeds.ts'
import { BARNEY } from './next-step.ts'
import { recompute } from './recompute.ts'
import { tables } from './tables.ts'

/** Which resources carry an advantage (J. B. Barney, "Firm Resources and Sustained Competitive Advantage", Journal of Management 17(1), 1991; the fourth question in "Looking Inside for Competitive Advantage", Academy of Management Executive 9(4), 1995). */
export const vrio: Tool<'vrio'> = {
  id: 'vrio',
  asks: asks('goal', 'offer', 'strength', 'resource', 'rival', 'constraint', 'budget'),
  methods: [BARNEY],
  families: ['strength'],
  arrange,
  recompute,
  feeds,
  tables,
  isTable: true,
  lacks: ({ resources }) =>
    resources.some(({ verdict }) => verdict !== null) ? null : 'a verdict',
}
