import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { CANVAS_BLOCKS } from './canvas-blocks.ts'
import { CANVAS_HYPOTHESES } from './counts.ts'

export const hypothesis = z.object({
  id: z.string(),
  claim,
  /** 1 nothing backs it … 5 measured. */ evidence: z.number().int().min(1).max(5),
  /** How badly the business breaks if it is wrong, 1–5. */ weight: z.number().int().min(1).max(5),
})
export type Hypothesis = z.infer<typeof hypothesis>
export const canvasBlock = z.object({
  id: z.enum(CANVAS_BLOCKS),
  name: z.string(),
  items: z.array(hypothesis).min(CANVAS_HYPOTHESES.least).max(CANVAS_HYPOTHESES.most),
})
export type CanvasBlock = z.infer<typeof canvasBlock>
/** Integer cents; `marginRatio` and `monthlyChurn` are ratios. Computed: contribution, break-even, LTV, payback. Null where an input is missing. */
export const unitEconomics = z.object({
  unit: z.string(),
  priceCents: z.number().int().nullable(),
  variableCostCents: z.number().int().nullable(),
  fixedMonthlyCents: z.number().int().nullable(),
  purchasesPerMonth: z.number().nullable(),
  monthlyChurn: z.number().nullable(),
  cacCents: z.number().int().nullable(),
  contributionCents: z.number().int().nullable(),
  marginRatio: z.number().nullable(),
  breakEvenUnits: z.number().int().nullable(),
  ltvCents: z.number().int().nullable(),
  ltvToCac: z.number().nullable(),
  paybackMonths: z.number().nullable(),
})
export type UnitEconomics = z.infer<typeof unitEconomics>
export const canvasBody = z.object({
  blocks: z.array(canvasBlock).length(9),
  /** Id of the hypothesis with the highest weight × (6 − evidence), computed. */
  riskiest: z.string(),
  test: z.object({
    claim,
    method: z.string(),
    costCents: z.number().int(),
    days: z.number().int(),
    passWhen: z.string(),
  }),
  economics: unitEconomics,
  economicsVerdict: claim,
})
export type CanvasBody = z.infer<typeof canvasBody>
