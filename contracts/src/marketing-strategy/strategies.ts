import * as z from 'zod'
import { budget } from './budget.ts'
import { channels } from './channels.ts'
import { funnel } from './funnel.ts'
import { kpis } from './kpis.ts'
import { market, scenarios, sevenPs, testPlan } from './market.ts'
import { messaging } from './messaging.ts'
import { positioning } from './positioning.ts'
import { segments } from './segments.ts'
import { stepStates } from './steps.ts'

/** What every marketing strategy is made of. */
export const strategySections = z.object({
  segments,
  positioning,
  messaging,
  channels,
  budget,
  funnel,
  kpis,
})
export type StrategySections = z.infer<typeof strategySections>

/** With a checkpoint after each step. */
export const guidedStrategyBody = strategySections.extend({ steps: stepStates })
export type GuidedStrategyBody = z.infer<typeof guidedStrategyBody>

export const advancedStrategyBody = guidedStrategyBody.extend({
  market,
  sevenPs,
  scenarios,
  tests: testPlan,
})
export type AdvancedStrategyBody = z.infer<typeof advancedStrategyBody>
