import { randomUUID } from 'node:crypto'
import { embed, EmbeddingError, reckoned } from '@sextant/agents/model/embed'
import type { CallRecord } from '@sextant/agents/model/job'
import type { Services } from '../../platform/context.ts'
import { costMicros } from './call-cost.ts'
import { type Caller, setAside } from './calls-of.ts'
import type { EmbeddingChoice } from './embedding-for.ts'
import { keepCall } from './keep-call.ts'

type Around = Pick<Services, 'config' | 'database' | 'log'>
/** refused: the budget or the client does not allow it, and nothing was sent. */
type Embedding = { vectors: number[][] } | { refused: string }

const sent = (tokens: number) => ({ input: tokens, cached: 0, output: 0 })

/** Texts as vectors, in one call that is allowed, measured and kept like those of a language model. Throws an EmbeddingError, or the reason of the stop. */
export async function embedAs(
  services: Around,
  caller: Caller & { job: 'embed' | 'seek' },
  choice: EmbeddingChoice,
  texts: readonly string[],
  stop: AbortSignal,
): Promise<Embedding> {
  const id = randomUUID()
  const price = { input: choice.price, cached: choice.price, output: 0 }
  const call = { job: caller.job, model: choice.model, size: 'small' } as const
  const costs = costMicros(sent(reckoned(texts)), price)
  const refused = await setAside(services, caller, { ...call, id, own: choice.own, costs })
  if (refused) return { refused }
  const began = performance.now()
  const keep = (ended: Pick<CallRecord, 'completion' | 'tokens' | 'outcome' | 'failure'>) =>
    keepCall(services, caller, {
      ...call,
      ...ended,
      id,
      own: choice.own,
      instructions: '',
      material: texts.join('\n\n'),
      costMicros: costMicros(ended.tokens, price),
      milliseconds: performance.now() - began,
    })
  try {
    const { vectors, tokens } = await embed(choice, texts, stop)
    const completion = `${vectors.length} vectors of ${vectors[0]!.length} numbers`
    await keep({ completion, tokens: sent(tokens), outcome: 'done', failure: null })
    return { vectors }
  } catch (error) {
    const failure = error instanceof EmbeddingError ? error.message : null
    const isFree = error instanceof EmbeddingError && error.isRefused
    await keep({
      completion: '',
      tokens: sent(isFree ? 0 : reckoned(texts)),
      outcome: failure === null ? 'stopped' : 'failed',
      failure,
    })
    throw error
  }
}
