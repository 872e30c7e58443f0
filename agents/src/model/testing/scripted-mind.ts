import type * as z from 'zod'
import type { Job } from '../job.ts'
import type { LanguageMind } from '../mind.ts'
import { ModelError, UNREADABLE } from '../model-error.ts'
import type { Prompt } from '../prompt.ts'

/** What a scripted mind answers at each job; a job without an answer fails as a provider would. */
export type Script = Partial<Record<Job, (prompt: Prompt) => unknown>>

/** A mind that answers from a script, through the same forms as a provider's. `asked` collects what it was asked. */
export function scriptedMind(script: Script, asked: Prompt[] = []): LanguageMind {
  const answer = (prompt: Prompt): unknown => {
    asked.push(prompt)
    const said = script[prompt.job]?.(prompt)
    if (said === undefined) throw new ModelError('The language model cannot be reached.')
    return said
  }
  return {
    label: 'Scripted model',
    estimate: () => 'about 1,000 tokens',
    whole: async <T>(prompt: Prompt, schema: z.ZodType<T>): Promise<T> => {
      const parsed = schema.safeParse(answer(prompt))
      if (!parsed.success) throw new ModelError(UNREADABLE)
      return parsed.data
    },
    growing: async function* (prompt) {
      const said = answer(prompt)
      yield {}
      yield said
    },
  }
}
