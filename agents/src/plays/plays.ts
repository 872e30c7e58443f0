import { campaignsMoneyPlays } from './campaigns-money.ts'
import { campaignsPlays } from './campaigns.ts'
import { capacityPlays } from './capacity.ts'
import { clientsPlays } from './clients.ts'
import { competitionAlliesPlays } from './competition-allies.ts'
import { competitionPlays } from './competition.ts'
import { contentPlays } from './content.ts'
import { contentReachPlays } from './content-reach.ts'
import { givingLargePlays } from './giving-large.ts'
import { givingPlays } from './giving.ts'
import { knowledgeGroupsPlays } from './knowledge-groups.ts'
import { knowledgePlays } from './knowledge.ts'
import { measurementPlays } from './measurement.ts'
import { measurementTruthPlays } from './measurement-truth.ts'
import { positioningAdvantagesPlays } from './positioning-advantages.ts'
import { positioningPlays } from './positioning.ts'
import { proofPlays } from './proof.ts'
import { proofVoicesPlays } from './proof-voices.ts'
import type { Play } from './play.ts'

/** Every play, area by area. */
export const PLAYS: readonly Play[] = [
  ...capacityPlays,
  ...competitionPlays,
  ...competitionAlliesPlays,
  ...positioningPlays,
  ...positioningAdvantagesPlays,
  ...proofPlays,
  ...proofVoicesPlays,
  ...knowledgePlays,
  ...knowledgeGroupsPlays,
  ...contentPlays,
  ...contentReachPlays,
  ...campaignsPlays,
  ...campaignsMoneyPlays,
  ...clientsPlays,
  ...measurementPlays,
  ...measurementTruthPlays,
  ...givingPlays,
  ...givingLargePlays,
]
