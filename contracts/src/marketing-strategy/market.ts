import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { MARKETS, SCENARIO_INPUTS, SCENARIOS, SEVEN_PS } from './market-words.ts'

/** Cents a year; null where an input is missing. */
const money = z.number().int().nonnegative().nullable()
/** Cents, below nought for a loss. */
const result = z.number().int().nullable()

/** The same market from above and from below. */
const marketRow = z.object({
  id: z.enum(MARKETS),
  topDown: money,
  bottomUp: money,
  /** How each is reckoned, and what is missing where it is not. */
  down: claim,
  up: claim,
  /** The larger ÷ the smaller. */
  times: z.number().min(1).nullable(),
  isFar: z.boolean(),
})
export const market = z.object({ rows: z.array(marketRow).length(MARKETS.length) })
export type MarketSizes = z.infer<typeof market>

export const sevenPs = z.object({
  rows: z.array(z.object({ id: z.enum(SEVEN_PS), claims: z.array(claim).min(1) })),
})
export type SevenPs = z.infer<typeof sevenPs>

/** The plan three times. Cents; `left`: what the wins leave in a year (or with one sale) less the money. */
const scenarioRow = z.object({
  id: z.enum(SCENARIOS),
  perWin: money,
  worth: money,
  wins: z.number().int().nonnegative().nullable(),
  left: result,
})
/** What one input alone does to the result. */
const scenarioEffect = z.object({ id: z.enum(SCENARIO_INPUTS), worse: result, better: result })
export const scenarios = z.object({
  /** How far each input moves either way, 0–1. */
  spread: z.number().min(0.01).max(0.9),
  money,
  perWin: money,
  worth: money,
  rows: z.array(scenarioRow).length(SCENARIOS.length),
  effects: z.array(scenarioEffect).length(SCENARIO_INPUTS.length),
  method: claim,
})
export type Scenarios = z.infer<typeof scenarios>

/** A test of one belief with as many cases as it takes. Rates 0–1. */
const testRow = z.object({
  id: z.string(),
  claim,
  /** How many of those asked do it today; null where nobody counted. */
  rate: z.number().min(0).max(1).nullable(),
  /** Cases a week. */
  aWeek: z.number().nonnegative().nullable(),
  /** The smallest relative gain that would matter. */
  uplift: z.number().min(0.01).max(5),
  /** Cases in each of two arms; null without a rate. */
  perArm: z.number().int().positive().nullable(),
  weeks: z.number().int().positive().nullable(),
  ownerRole: z.string(),
  stop: claim,
})
export const testPlan = z.object({ rows: z.array(testRow), method: claim })
export type TestPlan = z.infer<typeof testPlan>
export type TestRow = TestPlan['rows'][number]
