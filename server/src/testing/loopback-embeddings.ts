import type { ServerResponse } from 'node:http'

/** How the provider behaves when it is asked for vectors. `short`: one too few; `ragged`: one shorter than the others; `other-length`: of another length; `endless-number`: one that is none; `picky`: refuses a call with a text that holds UNTOLD; `silent`: accepts and never answers. */
export type EmbeddingBehaviour =
  | 'good'
  | 'fault'
  | 'no-key'
  | 'short'
  | 'ragged'
  | 'other-length'
  | 'endless-number'
  | 'picky'
  | 'silent'

/** A text that a picky provider refuses. */
export const UNTOLD = 'untellable'

export type EmbeddingCall = { model: string; texts: string[]; key: string | undefined }

/** OpenAI sends texts as `input`; Google one as `content`, several as `requests`. */
type Body = {
  model?: string
  input?: string[]
  content?: { parts: { text: string }[] }
  requests?: { content: { parts: { text: string }[] } }[]
}

export const asksForVectors = (url: string): boolean =>
  url.endsWith('/embeddings') || /:(?:embedContent|batchEmbedContents)$/.test(url)

const textOf = (content: { parts: { text: string }[] }): string =>
  content.parts.map(({ text }) => text).join('\n')

const textsIn = ({ input, content, requests }: Body): string[] =>
  input ?? (content ? [content] : (requests ?? []).map(one => one.content)).map(textOf)

export const embeddingCall = (
  url: string,
  body: unknown,
  key: string | undefined,
): EmbeddingCall => {
  const asked = body as Body
  const model = asked.model ?? /models\/([^:]+):/.exec(url)?.[1] ?? ''
  return { model: model.replace('models/', ''), texts: textsIn(asked), key }
}

/** Words that mean the same here; each of a line points the same way. */
const SAME = [
  ['parcel', 'parcels', 'shipment', 'shipping', 'delivered', 'delivery', 'arrive', 'arrives'],
  ['price', 'prices', 'cost', 'costs', 'fee', 'tariff', 'charge'],
  ['holiday', 'holidays', 'vacation', 'closed', 'leave'],
  ['complaint', 'complaints', 'grievance', 'unhappy'],
]
const DIMENSIONS = 384
/** What all texts have in common in many models: they point the same way to a good part. */
const COMMON = 1.5

const directionOf = (word: string): number => {
  const meaning = SAME.findIndex(words => words.includes(word))
  if (meaning >= 0) return meaning + 1
  let hash = 7
  for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003
  return SAME.length + 1 + (hash % (DIMENSIONS - SAME.length - 1))
}

/** What a text means: its longer words, those that mean the same as one, and these above all. */
function vectorOf(text: string, length: number): number[] {
  const vector = Array.from({ length }, () => 0)
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    const direction = directionOf(word)
    vector[direction % length]! += direction <= SAME.length ? 3 : 1
  }
  const size = Math.hypot(...vector) || 1
  return [COMMON, ...vector.slice(1).map(value => value / size)]
}

const STATUS: Partial<Record<EmbeddingBehaviour, number>> = { fault: 500, 'no-key': 401 }

const LENGTHS: Partial<Record<EmbeddingBehaviour, number>> = { 'other-length': 64 }

/** Answers as it behaves, in the form of the protocol that was spoken. */
export function answerVectors(
  response: ServerResponse,
  url: string,
  { texts }: EmbeddingCall,
  how: EmbeddingBehaviour,
): void {
  const isRefused = how === 'picky' && texts.some(text => text.includes(UNTOLD))
  const status = isRefused ? 400 : STATUS[how]
  if (how === 'silent') return
  response.writeHead(status ?? 200, { 'content-type': 'application/json' })
  if (status) return void response.end(JSON.stringify({ error: { message: 'refused' } }))
  const vectors = texts.map(text => vectorOf(text, LENGTHS[how] ?? DIMENSIONS))
  const told = how === 'short' ? vectors.slice(1) : vectors
  if (how === 'ragged') told.push(told.pop()!.slice(1))
  const said = JSON.stringify(inForm(url, told, texts.length))
  // Larger than a number can be.
  response.end(how === 'endless-number' ? said.replace('[1.5,', '[1e999,') : said)
}

function inForm(url: string, vectors: number[][], many: number): unknown {
  if (url.endsWith(':embedContent')) return { embedding: { values: vectors[0] ?? [] } }
  if (url.endsWith(':batchEmbedContents'))
    return { embeddings: vectors.map(values => ({ values })) }
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }))
  return { object: 'list', data, usage: { prompt_tokens: 100 * many, total_tokens: 100 * many } }
}
