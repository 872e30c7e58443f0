import { gapInMoney } from './price/gap-in-money.ts'
import { takesGifts } from '../company/targets.ts'
import type { Rule } from './finding.ts'
import { arrives } from './price/arrives.ts'
import { breakevenLoss } from './price/breakeven-loss.ts'
import { costRiseCovered } from './price/cost-rise-covered.ts'
import { costsSince } from './price/costs-since.ts'
import { fullAndCheaper } from './price/full-and-cheaper.ts'
import { lastRise } from './price/last-rise.ts'
import { matchVolume } from './price/match-volume.ts'
import { roomToPassOn } from './price/room-to-pass-on.ts'
import { rivalCheaper } from './price/rival-cheaper.ts'
import { rivalClaimConflict } from './price/rival-claim-conflict.ts'
import { rivalDearer } from './price/rival-dearer.ts'
import { saidVsComputed } from './price/said-vs-computed.ts'
import { stale } from './price/stale.ts'
import { vsRival } from './price/vs-rival.ts'

/** Silent where what comes in is given. */
const whereSold = (rule: Rule): Rule => ({
  ...rule,
  find: (company, kit) => (takesGifts(company) ? [] : rule.find(company, kit)),
  asks: (company, kit) => (takesGifts(company) ? null : (rule.asks?.(company, kit) ?? null)),
})

const RULES: readonly Rule[] = [
  vsRival,
  rivalCheaper,
  gapInMoney,
  rivalDearer,
  matchVolume,
  fullAndCheaper,
  breakevenLoss,
  lastRise,
  stale,
  costsSince,
  costRiseCovered,
  roomToPassOn,
  arrives,
  saidVsComputed,
  rivalClaimConflict,
]

/** What prices are against rivals', costs and their own past. */
export const priceRules: readonly Rule[] = RULES.map(whereSold)
