import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { feeds } from './feeds.ts'
import { notes } from './notes.ts'
import { recompute } from './recompute.ts'
import { FAIR } from './trial.ts'
import { tables } from './tables.ts'

/** The strategy canvas with its four actions and three tests (W. C. Kim and R. Mauborgne, "Blue Ocean Strategy", 2005). */
export const blueOcean: Tool<'blue-ocean'> = {
  id: 'blue-ocean',
  asks: asks('goal', 'rival', 'factor', 'segment', 'strength', 'offer', 'budget'),
  methods: [FAIR],
  families: ['competition', 'strength', 'price'],
  arrange,
  recompute,
  feeds,
  tables,
  notes,
  lacks: ({ factors }) => (factors.some(({ target }) => target !== null) ? null : 'a curve'),
}
