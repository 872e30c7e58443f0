import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { EVIDENCE_GUIDED } from './experiment.ts'
import { feeds } from './feeds.ts'
import { recompute } from './recompute.ts'
import { tables } from './tables.ts'

/** Impact, confidence, ease (S. Ellis and M. Brown, "Hacking Growth", 2017), with confidence from a ladder of evidence (I. Gilad, "Evidence-Guided", 2023). */
export const ice: Tool<'ice'> = {
  id: 'ice',
  asks: asks('goal', 'idea', 'offer', 'constraint', 'channel', 'measure', 'budget'),
  methods: [EVIDENCE_GUIDED],
  families: [],
  arrange,
  recompute,
  feeds,
  tables,
  lacks: ({ ideas }) => (ideas.some(({ rank }) => rank !== null) ? null : 'a rank for any idea'),
}
