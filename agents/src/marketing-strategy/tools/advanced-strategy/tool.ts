import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { feeds } from '../../feeds.ts'
import { followAdvanced } from '../../follow.ts'
import { lacks } from '../../lacks.ts'
import {
  CASE_METHODS,
  LONG_AND_SHORT,
  OBJECTIVE_AND_TASK,
  POSITION,
  TWO_RATES,
  WEIGHING,
} from '../../methods.ts'
import { notes } from '../../notes.ts'
import { places } from '../../places.ts'
import { recomputedAdvanced } from '../../recompute/recompute.ts'
import { arrangeAdvanced } from '../../sections.ts'
import { advancedTables } from '../../tables.ts'

/** The seven steps, and what a board would ask: the market twice, 7P, three scenarios and tests. */
export const advancedStrategy: Tool<'advanced-strategy'> = {
  id: 'advanced-strategy',
  asks: asks('segment', 'offer', 'rival', 'strength', 'channel', 'goal', 'budget', 'measure'),
  methods: [WEIGHING, POSITION, OBJECTIVE_AND_TASK, LONG_AND_SHORT, TWO_RATES, ...CASE_METHODS],
  families: ['segment', 'strength', 'competition', 'channel', 'conversion', 'economics'],
  arrange: arrangeAdvanced,
  carriesFrom: ['guided-strategy'],
  movesMost: 4,
  follow: followAdvanced,
  recompute: recomputedAdvanced,
  feeds,
  tables: advancedTables,
  notes,
  places,
  lacks,
}
