import { fixForGoal } from './capacity/fix-for-goal.ts'
import { freePlaces } from './capacity/free-places.ts'
import { adsWhileFull } from './capacity/ads-while-full.ts'
import { blendedLoss } from './capacity/blended-loss.ts'
import { boughtHour } from './capacity/bought-hour.ts'
import { fixPayback } from './capacity/fix-payback.ts'
import { full } from './capacity/full.ts'
import { hourPrice } from './capacity/hour-price.ts'
import { hourValue } from './capacity/hour-value.ts'
import { hours } from './capacity/hours.ts'
import { idle } from './capacity/idle.ts'
import { lost } from './capacity/lost.ts'
import { openPost } from './capacity/open-post.ts'
import { room } from './capacity/room.ts'
import { utilisation } from './capacity/utilisation.ts'
import { ideaForRefused } from './capacity/idea-for-refused.ts'
import type { Rule } from './finding.ts'

/** What runs short, what it costs, and what stands idle. */
export const capacityRules: readonly Rule[] = [
  fixForGoal,
  freePlaces,
  lost,
  blendedLoss,
  fixPayback,
  ideaForRefused,
  hours,
  utilisation,
  full,
  room,
  idle,
  hourValue,
  hourPrice,
  boughtHour,
  openPost,
  adsWhileFull,
]
