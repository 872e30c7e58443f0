import * as z from 'zod'
import { readFact } from '../../core/jobs/read/form.ts'

/** What a model read in pages of a document: cards as of any reading, each with its page. */
export const pagesForm = z.object({
  facts: z.array(readFact.extend({ page: z.number().int() })),
})
export type PagesAnswer = z.infer<typeof pagesForm>
