import { plainAsks } from '../../../core/asking/asks.ts'
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
import { arrangePage } from '../../sections.ts'
import { tables } from '../../tables.ts'

/** Marketing strategy on one page, from five answers at most. */
export const strategyOnAPage: Tool<'strategy-on-a-page'> = {
  id: 'strategy-on-a-page',
  asks: plainAsks('offer', 'segment', 'strength', 'goal', 'budget'),
  methods: [WEIGHING, POSITION, OBJECTIVE_AND_TASK, LONG_AND_SHORT, TWO_RATES, ...CASE_METHODS],
  families: ['segment', 'strength', 'competition', 'channel', 'conversion', 'economics'],
  arrange: arrangePage,
  movesMost: 4,
  follow,
  recompute: recomputed,
  feeds,
  tables: tables,
  notes,
  places,
  lacks,
}
