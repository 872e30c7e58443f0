import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { feeds } from './feeds.ts'
import { grid } from './grid.ts'
import { notes } from './notes.ts'
import { recompute } from './recompute.ts'
import { TEST_CARD } from './trials.ts'
import { tables } from './tables.ts'

/** Nine blocks, each a hypothesis with what backs it (A. Osterwalder and Y. Pigneur, "Business Model Generation", 2010). */
export const businessModelCanvas: Tool<'business-model-canvas'> = {
  id: 'business-model-canvas',
  asks: asks('goal', 'offer', 'segment', 'strength', 'channel', 'costs', 'partner'),
  methods: [TEST_CARD],
  families: ['economics', 'price', 'mix', 'channel', 'retention', 'segment'],
  arrange,
  recompute,
  feeds,
  tables,
  notes,
  grid,
}
