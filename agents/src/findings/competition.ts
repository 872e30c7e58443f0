import { substitutePrice } from './competition/substitute-price.ts'
import { contested } from './competition/contested.ts'
import { lostTo } from './competition/lost-to.ts'
import { nothing } from './competition/nothing.ts'
import { openFlank } from './competition/open-flank.ts'
import { outgrown } from './competition/outgrown.ts'
import { referrer } from './competition/referrer.ts'
import { relativeShare } from './competition/relative-share.ts'
import { shareOfVoice } from './competition/share-of-voice.ts'
import { switchCost } from './competition/switch-cost.ts'
import { unanswered } from './competition/unanswered.ts'
import type { Rule } from './finding.ts'

export const competitionRules: readonly Rule[] = [
  relativeShare,
  outgrown,
  lostTo,
  switchCost,
  shareOfVoice,
  unanswered,
  contested,
  openFlank,
  nothing,
  substitutePrice,
  referrer,
]
