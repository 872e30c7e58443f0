import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { feeds } from '../../feeds.ts'
import { follow } from '../../follow.ts'
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
import { recomputed } from '../../recompute/recompute.ts'
import { arrangeGuided } from '../../sections.ts'
import { guidedTables } from '../../tables.ts'

/** Marketing strategy in seven steps, each agreed on or open. */
export const guidedStrategy: Tool<'guided-strategy'> = {
  id: 'guided-strategy',
  asks: asks('segment', 'offer', 'rival', 'strength', 'channel', 'goal', 'budget'),
  methods: [WEIGHING, POSITION, OBJECTIVE_AND_TASK, LONG_AND_SHORT, TWO_RATES, ...CASE_METHODS],
  families: ['segment', 'strength', 'competition', 'channel', 'conversion', 'economics'],
  arrange: arrangeGuided,
  movesMost: 4,
  follow,
  recompute: recomputed,
  feeds,
  tables: guidedTables,
  notes,
  places,
  lacks,
}
