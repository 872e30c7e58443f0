import * as z from 'zod'
import { claim } from '../deliverable.ts'

/** A figure that stands at the head of a finding: what it is, how it is written, and its interval and n in words. */
export const headFigure = z.object({
  label: z.string(),
  value: z.string(),
  note: claim,
  /** Whether the data carry it; null where that is no question. */
  isClear: z.boolean().nullable(),
})
export type HeadFigure = z.infer<typeof headFigure>

/** Something about the data that comes before any conclusion. */
export const healthLine = z.object({ says: z.string(), affects: z.string() })
export type HealthLine = z.infer<typeof healthLine>

const rate = z.object({ events: z.number(), cases: z.number() })

/** A rate before and after, with the 95% interval of the difference. */
export const rateRow = z.object({
  name: z.string(),
  /** What is counted of what: "orders of sessions". */
  of: z.string(),
  before: rate,
  after: rate,
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  isClear: z.boolean(),
  /** Cases since × the former rate − events since. */
  missing: z.number(),
  sources: z.array(z.number().int().positive()),
})
export type RateRow = z.infer<typeof rateRow>

/** A campaign’s part of what lies beyond the usual, in minor units or counts: of a day, or a day on the mean. The parts of all campaigns add up to the whole. */
export const carried = z.object({
  name: z.string(),
  usual: z.number(),
  came: z.number(),
  beyond: z.number(),
  sources: z.array(z.number().int().positive()),
})
export type Carried = z.infer<typeof carried>

/** What would settle more, what it settles and what that costs. */
export const surerRow = z.object({ does: claim, settles: claim, needs: claim })
export type SurerRow = z.infer<typeof surerRow>

/** What is tried as another cause: ruled out, or left standing. */
export const otherCause = z.object({ verdict: z.enum(['not', 'perhaps']), says: claim })
export type OtherCause = z.infer<typeof otherCause>

/** A rate, or a level by day, that is expected in a time to come, written down when the finding is made and graded from figures. */
export const prediction = z.object({
  says: claim,
  /** Events over cases of one source and channel; over the days that were told where `cases` is `days`. */
  events: z.string(),
  cases: z.string(),
  /** Of an amount of money, which stands in minor units. */
  currency: z.string().optional(),
  source: z.string(),
  channel: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  low: z.number(),
  high: z.number(),
  /** Where it stands while nothing is done. */
  now: z.number(),
  /** Cases that come in that time at the present pace. */
  cases_expected: z.number(),
})
export type Prediction = z.infer<typeof prediction>

export const period = z.object({ from: z.string(), to: z.string() })
/** found: there is something to say; silent: looked and nothing; too-little: not enough to look. */
export const state = z.enum(['found', 'silent', 'too-little'])
