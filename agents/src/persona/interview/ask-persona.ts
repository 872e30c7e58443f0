import type { InterviewAnswer } from '@sextant/contracts/persona/interview'
import type { Thinking } from '../../core/thinking.ts'
import type { LanguageMind } from '../../model/mind.ts'
import { ModelError } from '../../model/model-error.ts'
import type { Interviewed } from './answer.ts'
import { interviewForm } from './job/form.ts'

export type Asking = {
  asked: Interviewed
  question: string
  /** Null where the built-in mind answers alone; `notice` says why a configured model does not. */
  mind: LanguageMind | null
  notice: string | null
  thinking: Thinking
}

const INSTEAD = 'The built-in mind answered.'
const TOO_LONG = `The language model took too long. ${INSTEAD}`

/** What a persona answers: in the words of a model inside its rails where there is one, else and after each of its failures by the built-in mind, which says so. */
export async function askPersona(
  { asked, question, mind, notice, thinking }: Asking,
  signal: AbortSignal,
): Promise<InterviewAnswer> {
  const builtIn = async (why: string | null): Promise<InterviewAnswer> => ({
    ...(await thinking.answerInterview(asked, question)),
    notice: why,
  })
  if (!mind) return builtIn(notice)
  const prompt = await thinking.prepareInterview(asked, question)
  if (!prompt) return builtIn(null)
  try {
    const given = await mind.whole(prompt, interviewForm, signal)
    return await thinking.settleInterview(asked, question, given)
  } catch (error) {
    if (signal.aborted) return builtIn(TOO_LONG)
    if (!(error instanceof ModelError)) throw error
    return builtIn(`${error.message} ${INSTEAD}`)
  }
}
