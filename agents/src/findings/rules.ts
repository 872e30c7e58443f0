import { brakeRules } from './brake.ts'
import { campaignRules } from './campaign.ts'
import { capacityRules } from './capacity.ts'
import { cashRules } from './cash.ts'
import { changeRules } from './change.ts'
import { channelRules } from './channel.ts'
import { clientRules } from './client.ts'
import { competitionRules } from './competition.ts'
import { concentrationRules } from './concentration.ts'
import { contradictionRules } from './contradiction.ts'
import { conversionRules } from './conversion.ts'
import { demandRules } from './demand.ts'
import { economicsRules } from './economics.ts'
import type { Family, Rule } from './finding.ts'
import { goalRules } from './goal.ts'
import { mixRules } from './mix.ts'
import { performanceRules } from './performance.ts'
import { personRules } from './person.ts'
import { priceRules } from './price.ts'
import { regulationRules } from './regulation.ts'
import { retentionRules } from './retention.ts'
import { seasonRules } from './season.ts'
import { segmentRules } from './segment.ts'
import { soonRules } from './soon.ts'
import { startRules } from './start.ts'
import { strengthRules } from './strength.ts'

/** Every rule, family by family. */
export const RULES: readonly Rule[] = [
  ...goalRules,
  ...demandRules,
  ...segmentRules,
  ...capacityRules,
  ...brakeRules,
  ...personRules,
  ...concentrationRules,
  ...priceRules,
  ...mixRules,
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
  ...startRules,
  ...soonRules,
]

/** What a beginning lacks, and what lies near at hand, is told where somebody asks for it; elsewhere it is no news. */
const ONLY_ASKED: ReadonlySet<Family> = new Set(['start', 'soon'])

/** The rules for a tool that is about some families. */
export const rulesFor = (families: readonly Family[]): readonly Rule[] =>
  RULES.filter(({ family }) => !ONLY_ASKED.has(family) || families.includes(family))
