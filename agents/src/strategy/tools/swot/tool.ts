import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { feeds } from './feeds.ts'
import { grid } from './grid.ts'
import { TOWS } from './advice.ts'
import { recompute } from './recompute.ts'
import { tables } from './tables.ts'

/** SWOT, paired into moves (H. Weihrich, "The TOWS Matrix", Long Range Planning 15(2), 1982). */
export const swot: Tool<'swot'> = {
  id: 'swot',
  asks: asks('goal', 'offer', 'rival', 'strength', 'constraint', 'change', 'budget'),
  methods: [TOWS],
  families: [],
  arrange,
  recompute,
  feeds,
  tables,
  grid,
  lacks: ({ moves }) => (moves.length > 0 ? null : 'a pair of inside and outside'),
}
