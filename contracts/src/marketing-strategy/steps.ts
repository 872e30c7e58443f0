import * as z from 'zod'
import { STEPS } from './step-words.ts'

/** Who agreed and when; `unsure`: taken for granted until somebody knows better. `what`: in short what stood there then. */
export const agreement = z.object({
  on: z.iso.date(),
  by: z.string().max(200),
  what: z.string().max(300),
  unsure: z.boolean(),
})
export type Agreement = z.infer<typeof agreement>

export const stepState = z.object({ id: z.enum(STEPS), agreed: agreement.nullable() })
export type StepState = z.infer<typeof stepState>

export const stepStates = z.array(stepState).length(STEPS.length)
