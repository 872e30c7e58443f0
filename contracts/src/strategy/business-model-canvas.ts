import * as z from 'zod'
import { PERIODS } from '../company/figures.ts'
import { claim } from '../deliverable.ts'
import { CANVAS_BLOCKS } from './canvas-blocks.ts'
import { CANVAS_HYPOTHESES } from './counts.ts'

export const hypothesis = z.object({
  id: z.string(),
  claim,
  /** 1 nothing backs it, 2 words, 3 a figure told, 4 a figure of records or of a few, 5 measured over many. */
  evidence: z.number().int().min(1).max(5),
  /** How badly the business breaks if it is wrong, 1–5; null where nobody rated it. */
  weight: z.number().int().min(1).max(5).nullable(),
  /** How many of the findings rest on its fact. */
  carries: z.number().int().nonnegative(),
  /** The part of the money, the customers or the goal that hangs on it; null where it is not known. */
  stake: z.number().min(0).max(1).nullable().default(null),
})
export type Hypothesis = z.infer<typeof hypothesis>
export const canvasBlock = z.object({
  id: z.enum(CANVAS_BLOCKS),
  name: z.string(),
  items: z.array(hypothesis).min(CANVAS_HYPOTHESES.least).max(CANVAS_HYPOTHESES.most),
})
export type CanvasBlock = z.infer<typeof canvasBlock>

/** What goes into the unit economics. */
export const ECONOMICS_INPUTS = [
  'priceCents',
  'variableCostCents',
  'fixedMonthlyCents',
  'purchasesPerMonth',
  'monthlyChurn',
  'cacCents',
] as const
export type EconomicsInput = (typeof ECONOMICS_INPUTS)[number]
/** The field of a card that an input shows; `scale`: what one of the input is there; `amount`: it is money with a period. */
const cardField = z.object({
  fact: z.string(),
  attribute: z.string(),
  scale: z.number().optional(),
  amount: z.object({ currency: z.string(), per: z.enum(PERIODS).optional() }).optional(),
})

/** Integer cents of `currency`; `marginRatio` and `monthlyChurn` are ratios. Computed: contribution, break-even, LTV, payback. Null where an input is missing. */
export const unitEconomics = z.object({
  /** The line that one is of; null where none has a price. */
  line: claim.nullable(),
  /** What one is: "sale", "month", "job". */
  unit: z.string(),
  currency: z.string(),
  priceCents: z.number().int().nullable(),
  variableCostCents: z.number().int().nullable(),
  fixedMonthlyCents: z.number().int().nullable(),
  purchasesPerMonth: z.number().nullable(),
  monthlyChurn: z.number().nullable(),
  cacCents: z.number().int().nullable(),
  contributionCents: z.number().int().nullable(),
  marginRatio: z.number().nullable(),
  /** A month, were this line to pay all fixed costs. */
  breakEvenUnits: z.number().int().nullable(),
  ltvCents: z.number().int().nullable(),
  ltvToCac: z.number().nullable(),
  paybackMonths: z.number().nullable(),
  /** Which figure on which card would fill an empty input. */
  missing: z.array(z.object({ input: z.enum(ECONOMICS_INPUTS), claim })),
  from: z.partialRecord(z.enum(ECONOMICS_INPUTS), cardField),
})
export type UnitEconomics = z.infer<typeof unitEconomics>
export const canvasBody = z.object({
  blocks: z.array(canvasBlock).length(CANVAS_BLOCKS.length),
  /** Id of the hypothesis to test first: by weight × (6 − evidence) where weights are rated, else the least proven that findings rest on. Null where none stands out. */
  riskiest: z.string().nullable(),
  /** A test of the riskiest: what is done and when it passes. */
  test: z
    .object({
      /** Id of the hypothesis it is for. */
      of: z.string(),
      claim,
      method: z.string(),
      costCents: z.number().int(),
      days: z.number().int(),
      passWhen: z.string(),
    })
    .nullable(),
  economics: unitEconomics,
  economicsVerdict: claim.nullable(),
})
export type CanvasBody = z.infer<typeof canvasBody>
