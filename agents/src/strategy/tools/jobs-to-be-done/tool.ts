import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { OPPORTUNITY, STORIES, SWITCH } from './decided.ts'
import { feeds } from './feeds.ts'
import { notes } from './notes.ts'
import { recompute } from './recompute.ts'
import { tables } from './tables.ts'

/** Jobs (C. Christensen, "Competing Against Luck", 2016), the four forces of a switch (B. Moesta and C. Spiek, 2010) and outcomes by opportunity (A. Ulwick, "What Customers Want", 2005). */
export const jobsToBeDone: Tool<'jobs-to-be-done'> = {
  id: 'jobs-to-be-done',
  asks: asks('goal', 'job', 'switching', 'outcome', 'rival', 'segment', 'strength'),
  methods: [OPPORTUNITY, SWITCH, STORIES],
  families: ['competition', 'conversion', 'segment', 'retention'],
  arrange,
  recompute,
  feeds,
  tables,
  notes,
}
