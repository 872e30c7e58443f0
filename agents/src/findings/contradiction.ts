import { absurd } from './contradiction/absurd.ts'
import { beyondCapacity } from './contradiction/beyond-capacity.ts'
import { budgets } from './contradiction/budgets.ts'
import { costBills } from './contradiction/cost-bills.ts'
import { givenUpAgain } from './contradiction/given-up-again.ts'
import { rareButBeaten } from './contradiction/rare-but-beaten.ts'
import { refusedWithRoom } from './contradiction/refused-with-room.ts'
import { goalStart } from './contradiction/goal-start.ts'
import { goals } from './contradiction/goals.ts'
import { lineHours } from './contradiction/line-hours.ts'
import { ideaChannel } from './contradiction/idea-channel.ts'
import { segmentSum } from './contradiction/segment-sum.ts'
import { margin } from './contradiction/margin.ts'
import { sales } from './contradiction/sales.ts'
import { shares } from './contradiction/shares.ts'
import { volumes } from './contradiction/volumes.ts'
import type { Rule } from './finding.ts'
import { sharesShort } from './contradiction/shares-short.ts'
import { shareOfSales } from './contradiction/share-of-sales.ts'

export const contradictionRules: readonly Rule[] = [
  absurd,
  budgets,
  goals,
  sales,
  volumes,
  goalStart,
  shares,
  margin,
  beyondCapacity,
  sharesShort,
  shareOfSales,
  lineHours,
  ideaChannel,
  segmentSum,
  costBills,
  refusedWithRoom,
  rareButBeaten,
  givenUpAgain,
]
