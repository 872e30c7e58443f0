import { cashRules } from './cash.ts'
import { channelRules } from './channel.ts'
import { conversionRules } from './conversion.ts'
import { economicsRules } from './economics.ts'
import type { Rule } from './finding.ts'
import { turnedAway } from './goal/turned-away.ts'
import { retentionRules } from './retention.ts'

/** Every rule, family by family. */
export const RULES: readonly Rule[] = [
  turnedAway,
  ...economicsRules,
  ...channelRules,
  ...conversionRules,
  ...retentionRules,
  ...cashRules,
]
