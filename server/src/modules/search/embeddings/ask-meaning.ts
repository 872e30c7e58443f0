import { EmbeddingError } from '@sextant/agents/model/embed'
import type { Context, Services } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/call-function.ts'
import { embedAs, type EmbeddingChoice, embeddingFor } from '../../ai/index.ts'
import { ANY_SENTENCES, nearToAny } from './any-sentence.ts'
import { wholeNumbers } from './vector.ts'

/** A question as a vector of a model. toAny: how near it is to any text at all, 0–1. */
export type AskedMeaning = { key: string; vector: Int8Array; toAny: number }
/** off: nobody is to be asked, or nothing may be sent; unavailable: there is somebody to ask, who does not answer or is not paid for. */
export type QuestionMeaning = AskedMeaning | 'off' | 'unavailable'

/** org_id: null for somebody who is in none. */
type Whose = { org_id: string | null; client_id: string | null; never: boolean }

/** Somebody waits: who is slower is not waited for. */
const PATIENCE_MS = 1_500
/** Who did not answer is not asked again at once. */
const REST_MS = 30_000
/** A question is asked again when one looks at the next page, or at another kind. */
const [KEPT_MS, KEPT_MOST] = [600_000, 500] as const

/** Questions of this process’s people, by organization: nobody’s tells another’s. */
const asked = new Map<string, { until: number; meaning: AskedMeaning }>()
/** Until when a model is not asked for an organization. */
const resting = new Map<string, number>()
/** The vectors of any sentences, by model. */
const sentences = new Map<string, readonly Int8Array[]>()

/** What a question means to the model of whoever asks it; asked once, and not while somebody is still typing. Never throws for what a provider does. */
export async function askMeaning(
  context: Context,
  question: { words: string; goes_on: boolean; client_id?: string | undefined },
): Promise<QuestionMeaning> {
  // Each letter would be a call.
  if (question.goes_on) return 'off'
  const whose = await callFunction<Whose>(context, 'whose_question', question.client_id ?? null)
  if (!whose.org_id) return 'off'
  const place = { orgId: whose.org_id, clientId: whose.client_id }
  const { choice, refusal } = await embeddingFor(context, place)
  if (!choice || whose.never || refusal?.isNever) return 'off'
  if (refusal) return 'unavailable'
  const words = question.words.replaceAll(/\s+/g, ' ').trim()
  const key = JSON.stringify([whose.org_id, choice.key, words])
  const known = asked.get(key)
  if (known && known.until > Date.now()) return known.meaning
  return askModel(context, place, choice, { key, words })
}

async function askModel(
  context: Services,
  { orgId, clientId }: { orgId: string; clientId: string | null },
  choice: EmbeddingChoice,
  { key, words }: { key: string; words: string },
): Promise<QuestionMeaning> {
  const line = `${orgId} ${choice.key}`
  if ((resting.get(line) ?? 0) > Date.now()) return 'unavailable'
  try {
    const caller = { orgId, runId: clientId ?? orgId, job: 'seek' } as const
    const meaning = await meaningOf(context, caller, choice, words)
    if (meaning) remember(key, meaning)
    return meaning ?? 'unavailable'
  } catch (error) {
    if (!(error instanceof EmbeddingError)) throw error
    if (resting.size > KEPT_MOST) resting.clear()
    resting.set(line, Date.now() + REST_MS)
    context.log.warn({ org: orgId, reason: error.message }, 'a question got no vector')
    return 'unavailable'
  }
}

/** Null where the budget does not allow it. */
async function meaningOf(
  context: Services,
  caller: Parameters<typeof embedAs>[1],
  choice: EmbeddingChoice,
  words: string,
): Promise<AskedMeaning | null> {
  const known = sentences.get(choice.key)
  const texts = known ? [words] : [words, ...ANY_SENTENCES]
  const hurried = { ...choice, timeoutMs: Math.min(choice.timeoutMs, PATIENCE_MS) }
  const answer = await embedAs(context, caller, hurried, texts, new AbortController().signal)
  if ('refused' in answer) return null
  const [vector, ...others] = answer.vectors.map(wholeNumbers)
  const anySentences = known ?? others
  const fits = anySentences[0]!.length === vector!.length
  // Whoever is mended is asked for both again.
  if (!fits) sentences.delete(choice.key)
  if (!fits) throw new EmbeddingError('The embedding model changed the length of its vectors.')
  sentences.set(choice.key, anySentences)
  return { key: choice.key, vector: vector!, toAny: nearToAny(vector!, anySentences) }
}

function remember(key: string, meaning: AskedMeaning): void {
  asked.set(key, { until: Date.now() + KEPT_MS, meaning })
  const [oldest] = asked.keys()
  if (asked.size > KEPT_MOST) asked.delete(oldest!)
}
