import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { feeds } from './feeds.ts'
import { notes } from './notes.ts'
import { recompute } from './recompute.ts'
import { HENDERSON } from './shift.ts'
import { tables } from './tables.ts'

/** Lines by the growth of their market and their share against the largest rival (B. D. Henderson, "The Product Portfolio", BCG Perspectives, 1970). */
export const bcgMatrix: Tool<'bcg-matrix'> = {
  id: 'bcg-matrix',
  asks: asks('goal', 'offer', 'shares', 'costs', 'rival', 'constraint', 'budget'),
  methods: [HENDERSON],
  families: ['mix', 'economics', 'competition'],
  arrange,
  recompute,
  feeds,
  tables,
  notes,
  lacks: ({ lines }) =>
    lines.some(({ quadrant }) => quadrant !== null) ? null : 'a place for any line',
}
