import { capacityPlays } from './capacity.ts'
import { capacityHoursPlays } from './capacity-hours.ts'
import { cashPlays } from './cash.ts'
import { changePlays } from './change.ts'
import { changeCostsPlays } from './change-costs.ts'
import { channelsPlays } from './channels.ts'
import { channelsSourcesPlays } from './channels-sources.ts'
import { conversionPlays } from './conversion.ts'
import { demandPlays } from './demand.ts'
import { economicsPlays } from './economics.ts'
import { focusPlays } from './focus.ts'
import { focusMixPlays } from './focus-mix.ts'
import { peoplePlays } from './people.ts'
import { peopleHoursPlays } from './people-hours.ts'
import type { Play } from './play.ts'
import { pricingPlays } from './pricing.ts'
import { pricingLinesPlays } from './pricing-lines.ts'
import { retentionPlays } from './retention.ts'

/** Every play, area by area. */
export const PLAYS: readonly Play[] = [
  ...capacityPlays,
  ...capacityHoursPlays,
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
]
