import { anyTradePlays } from './any-trade.ts'
import { campaignsPlays } from './campaigns.ts'
import { campaignsMoneyPlays } from './campaigns-money.ts'
import { capacityPlays } from './capacity.ts'
import { capacityHoursPlays } from './capacity-hours.ts'
import { capacityRoomPlays } from './capacity-room.ts'
import { cashPlays } from './cash.ts'
import { changePlays } from './change.ts'
import { changeCostsPlays } from './change-costs.ts'
import { channelsPlays } from './channels.ts'
import { channelsSourcesPlays } from './channels-sources.ts'
import { clientsPlays } from './clients.ts'
import { competitionPlays } from './competition.ts'
import { competitionAlliesPlays } from './competition-allies.ts'
import { contentPlays } from './content.ts'
import { contentReachPlays } from './content-reach.ts'
import { conversionPlays } from './conversion.ts'
import { demandPlays } from './demand.ts'
import { economicsPlays } from './economics.ts'
import { focusPlays } from './focus.ts'
import { focusMixPlays } from './focus-mix.ts'
import { givingPlays } from './giving.ts'
import { givingLargePlays } from './giving-large.ts'
import { knowledgePlays } from './knowledge.ts'
import { knowledgeGroupsPlays } from './knowledge-groups.ts'
import { measurementPlays } from './measurement.ts'
import { measurementTruthPlays } from './measurement-truth.ts'
import { peoplePlays } from './people.ts'
import { peopleHoursPlays } from './people-hours.ts'
import { positioningPlays } from './positioning.ts'
import { positioningAdvantagesPlays } from './positioning-advantages.ts'
import { pricingPlays } from './pricing.ts'
import { pricingLinesPlays } from './pricing-lines.ts'
import { proofPlays } from './proof.ts'
import { proofVoicesPlays } from './proof-voices.ts'
import { retentionPlays } from './retention.ts'
import { soonPlays } from './soon.ts'
import type { Play } from './play.ts'

/** Every play, area by area. */
export const PLAYS: readonly Play[] = [
  ...capacityPlays,
  ...capacityHoursPlays,
  ...capacityRoomPlays,
  ...peoplePlays,
  ...peopleHoursPlays,
  ...pricingPlays,
  ...pricingLinesPlays,
  ...economicsPlays,
  ...cashPlays,
  ...demandPlays,
  ...channelsPlays,
  ...channelsSourcesPlays,
  ...conversionPlays,
  ...retentionPlays,
  ...changePlays,
  ...changeCostsPlays,
  ...focusPlays,
  ...focusMixPlays,
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
  ...anyTradePlays,
  ...soonPlays,
]
