import { answerOf } from '@sextant/agents/model/call'
import { embed } from '@sextant/agents/model/embed'
import type { Prompt } from '@sextant/agents/model/prompt'
import { languageModel } from '@sextant/agents/model/provider'
import type { AiTrial } from '@sextant/contracts/ai/routes'
import * as z from 'zod'
import type { AiChoice } from './ai-for.ts'
import type { EmbeddingChoice } from './embedding-for.ts'

/** Milliseconds that somebody waits for a trial. */
const PATIENCE_MS = 15_000

const GREETING: Prompt = {
  job: 'ask',
  instructions: 'This is a trial of the connection.',
  material: 'Good morning.',
  tokensMax: 200,
}

/** A provider answers 404 to a model it does not have. */
const problemOf = (error: unknown, model: string): string => {
  const { message } = error as Error
  return message.includes('(404)') ? `The provider knows no model called “${model}”.` : message
}

async function problemWith(choice: AiChoice, model: string): Promise<string | null> {
  const line = {
    // Whether it can be forced into a form does not matter here.
    model: languageModel({ ...choice, model, isStructured: false }),
    name: model,
    timeoutMs: PATIENCE_MS,
    thinkingMs: PATIENCE_MS,
    silenceMs: PATIENCE_MS,
    retries: 0,
    endpoint: { isStructured: false },
    ended: () => undefined,
  }
  const answer = z.object({ greeting: z.string() })
  try {
    for await (const words of answerOf(line, GREETING, answer, new AbortController().signal))
      if (words) return null
    return `“${model}” answered nothing.`
  } catch (error) {
    return problemOf(error, model)
  }
}

async function problemWithEmbedding(choice: EmbeddingChoice): Promise<string | null> {
  const line = { ...choice, timeoutMs: PATIENCE_MS }
  try {
    await embed(line, [GREETING.material], new AbortController().signal)
    return null
  } catch (error) {
    return problemOf(error, choice.model)
  }
}

/** One tiny call to each of the two models, and to the one that search goes by; what went wrong, in words. */
export async function tryProvider(
  choice: AiChoice,
  embedding: EmbeddingChoice | null,
): Promise<AiTrial> {
  const began = performance.now()
  let problem: string | null = null
  for (const model of new Set([choice.model, choice.modelSmall]))
    problem ??= await problemWith(choice, model)
  if (embedding) problem ??= await problemWithEmbedding(embedding)
  return { ok: problem === null, milliseconds: Math.round(performance.now() - began), problem }
}
