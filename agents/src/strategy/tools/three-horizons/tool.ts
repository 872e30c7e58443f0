import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { SPLIT } from './balance.ts'
import { feeds } from './feeds.ts'
import { notes } from './notes.ts'
import { recompute } from './recompute.ts'
import { EARN } from './starved.ts'
import { tables } from './tables.ts'

/** Today's business, the next one and options for later, side by side (M. Baghai, S. Coley and D. White, "The Alchemy of Growth", 1999). */
export const threeHorizons: Tool<'three-horizons'> = {
  id: 'three-horizons',
  asks: asks('goal', 'offer', 'idea', 'budget', 'constraint', 'resource', 'change'),
  methods: [SPLIT, EARN],
  families: ['goal', 'demand', 'mix', 'change', 'capacity'],
  arrange,
  recompute,
  feeds,
  tables,
  notes,
}
