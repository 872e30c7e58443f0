import type { ReadSource, ReadTranscript } from '@sextant/contracts/persona/routes'
import type { Thinking } from '../../core/thinking.ts'
import type { LanguageMind } from '../../model/mind.ts'
import { ModelError } from '../../model/model-error.ts'
import { sortForm } from './job/form.ts'

export type Sorting = {
  /** As the built-in mind read it. */
  sources: ReadSource[]
  /** Null where the built-in mind reads alone; `notice` says why a configured model does not. */
  mind: LanguageMind | null
  notice: string | null
  thinking: Thinking
}

const INSTEAD = 'The rest is as the built-in mind read it.'

/** Topics and names by a language model where there is one; what it does not reach stays as it was, and says so. */
export async function sortTranscript(
  { sources, mind, notice, thinking }: Sorting,
  signal: AbortSignal,
): Promise<ReadTranscript> {
  if (!mind) return { sources, mind: 'built-in', notice }
  let sorted = sources
  try {
    for (let call = 0; ; call += 1) {
      const prompt = await thinking.prepareSorting(sorted, call)
      if (!prompt) return { sources: sorted, mind: 'model', notice: null }
      const given = await mind.whole(prompt, sortForm, signal)
      sorted = await thinking.settleSorting(sorted, call, given)
    }
  } catch (error) {
    if (!signal.aborted && !(error instanceof ModelError)) throw error
    const why = signal.aborted ? 'The language model took too long.' : (error as Error).message
    return {
      sources: sorted,
      mind: sorted === sources ? 'built-in' : 'model',
      notice: `${why} ${INSTEAD}`,
    }
  }
}
