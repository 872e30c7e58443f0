import { goalLeads } from './conversion/goal-leads.ts'
import { smallSample } from './conversion/small-sample.ts'
import { valueOfPoint } from './conversion/value-of-point.ts'
import { winRate } from './conversion/win-rate.ts'
import type { Rule } from './finding.ts'

export const conversionRules: readonly Rule[] = [goalLeads, valueOfPoint, winRate, smallSample]
