import type { Understood } from '@sextant/contracts/quick-start/understood'
import { readForm } from '../../core/jobs/read/form.ts'
import type { Thinking } from '../../core/thinking.ts'
import type { LanguageMind } from '../../model/mind.ts'
import { ModelError } from '../../model/model-error.ts'
import type { Beginning } from './by-model.ts'

type Reading = Beginning & {
  /** Null where the built-in mind reads alone; `notice` says why a configured model does not. */
  mind: LanguageMind | null
  notice: string | null
  thinking: Thinking
}

const INSTEAD = 'The built-in mind read your words.'

/** The answers of a beginning, read by a language model where there is one; where it fails, by the built-in mind, which says so. */
export async function understandStart(
  { mind, notice, thinking, ...beginning }: Reading,
  signal: AbortSignal,
): Promise<Understood> {
  const { answers, company, profile } = beginning
  const builtIn = async (why: string | null): Promise<Understood> => ({
    ...(await thinking.understandStart(answers, company, profile.description)),
    notice: why,
  })
  if (!mind) return builtIn(notice)
  try {
    const prompt = await thinking.prepareStart(beginning)
    return await thinking.settleStart(beginning, await mind.whole(prompt, readForm, signal))
  } catch (error) {
    if (signal.aborted) return builtIn(`The language model took too long. ${INSTEAD}`)
    if (error instanceof ModelError) return builtIn(`${error.message} ${INSTEAD}`)
    throw error
  }
}
