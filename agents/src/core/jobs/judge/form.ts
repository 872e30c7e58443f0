import * as z from 'zod'

export const judgeForm = z.object({
  verdicts: z.array(
    z.object({
      id: z.string(),
      verdict: z.enum(['carries', 'stretches', 'does not']),
      /** In a few words. */
      why: z.string(),
    }),
  ),
})
export type JudgeAnswer = z.infer<typeof judgeForm>
export type Verdict = JudgeAnswer['verdicts'][number]['verdict']
