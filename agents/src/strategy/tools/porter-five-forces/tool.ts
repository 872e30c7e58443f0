import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { POSITION } from './answer.ts'
import { arrange } from './arrange.ts'
import { feeds } from './feeds.ts'
import { notes } from './notes.ts'
import { recompute } from './recompute.ts'
import { tables } from './tables.ts'

/** The five forces that share out an industry's profit (M. E. Porter, "How Competitive Forces Shape Strategy", Harvard Business Review, March 1979, and "The Five Competitive Forces That Shape Strategy", January 2008). */
export const porterFiveForces: Tool<'porter-five-forces'> = {
  id: 'porter-five-forces',
  asks: asks('goal', 'offer', 'rival', 'segment', 'partner', 'change', 'force'),
  methods: [POSITION],
  families: ['competition', 'price', 'concentration', 'change'],
  arrange,
  recompute,
  feeds,
  tables,
  notes,
  lacks: ({ forces }) =>
    forces.some(({ score }) => score !== null) ? null : 'a rating of any force',
}
