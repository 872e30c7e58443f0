import { goalLeads } from './conversion/goal-leads.ts'
import { smallN } from './conversion/small-n.ts'
import { lead } from './conversion/lead.ts'
import { winRate } from './conversion/win-rate.ts'
import { stageWorst } from './conversion/stage-worst.ts'
import { visits } from './conversion/visits.ts'
import type { Rule } from './finding.ts'

export const conversionRules: readonly Rule[] = [
  goalLeads,
  lead,
  visits,
  winRate,
  smallN,
  stageWorst,
]
