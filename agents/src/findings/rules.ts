import { campaignRules } from './campaign.ts'
import { cashRules } from './cash.ts'
import { changeRules } from './change.ts'
import { channelRules } from './channel.ts'
import { clientRules } from './client.ts'
import { competitionRules } from './competition.ts'
import { contradictionRules } from './contradiction.ts'
import { conversionRules } from './conversion.ts'
import { economicsRules } from './economics.ts'
import type { Rule } from './finding.ts'
import { turnedAway } from './goal/turned-away.ts'
import { performanceRules } from './performance.ts'
import { regulationRules } from './regulation.ts'
import { retentionRules } from './retention.ts'
import { seasonRules } from './season.ts'
import { strengthRules } from './strength.ts'

/** Every rule, family by family. */
export const RULES: readonly Rule[] = [
  turnedAway,
  ...economicsRules,
  ...channelRules,
  ...conversionRules,
  ...retentionRules,
  ...cashRules,
  ...changeRules,
  ...regulationRules,
  ...seasonRules,
  ...competitionRules,
  ...strengthRules,
  ...campaignRules,
  ...clientRules,
  ...performanceRules,
  ...contradictionRules,
]
