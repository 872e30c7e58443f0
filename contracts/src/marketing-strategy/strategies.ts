import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { budget } from './budget.ts'
import { CASES } from './case-words.ts'
import { channels } from './channels.ts'
import { funnel } from './funnel.ts'
import { kpis } from './kpis.ts'
import { market, scenarios, sevenPs, testPlan } from './market.ts'
import { messaging } from './messaging.ts'
import { positioning } from './positioning.ts'
import { segments } from './segments.ts'
import { STEPS } from './step-words.ts'
import { stepStates } from './steps.ts'

/** A piece that a section waits for, by its own name, with what to say. */
const missingPiece = z.object({ step: z.enum(STEPS), claim })
export type MissingPiece = z.infer<typeof missingPiece>

/** What holds the goal back, and what the sections do about it; the decision says it in figures. */
const bottleneck = z.object({ id: z.enum(CASES), follows: z.array(claim) })

/** What every marketing strategy is made of. */
export const strategySections = z.object({
  segments,
  positioning,
  messaging,
  channels,
  budget,
  funnel,
  kpis,
  /** Null where no goal has figures. */
  bottleneck: bottleneck.nullable().default(null),
  /** Where figures of the cards deny each other, the gravest first: with one that cannot be, no target is printed. */
  doubts: z.array(claim).default([]),
  missing: z.array(missingPiece).default([]),
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
