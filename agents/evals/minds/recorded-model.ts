import { ReadableStream } from 'node:stream/web'
import type { LanguageModel } from 'ai'

type Model = Exclude<LanguageModel, string>
type Streamed = Extract<Model, { specificationVersion: 'v4' }>
type Options = Parameters<Streamed['doStream']>[0]

/** What a recorded model is asked, as it would go over the line. */
export type Sent = { instructions: string; material: string }

/** A language model whose answers come from a file or a person: `answer` is called once a call. */
export function recordedModel(answer: (sent: Sent) => Promise<string>): Streamed {
  return {
    specificationVersion: 'v4',
    provider: 'recorded',
    modelId: 'recorded',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Only streams are recorded.')),
    doStream: async options => {
      const text = await answer(sentIn(options))
      return { stream: streamOf(text) }
    },
  }
}

function sentIn({ prompt }: Options): Sent {
  const textOf = (role: string): string =>
    prompt
      .filter(message => message.role === role)
      .map(({ content }) => (typeof content === 'string' ? content : wordsIn(content)))
      .join('\n')
  return { instructions: textOf('system'), material: textOf('user') }
}

const wordsIn = (content: readonly { type: string }[]): string =>
  content.map(part => ('text' in part && typeof part.text === 'string' ? part.text : '')).join('')

const CHARACTERS_PER_TOKEN = 4

type Parts = Awaited<ReturnType<Streamed['doStream']>>['stream']

function streamOf(text: string): Parts {
  const usage = {
    inputTokens: {
      total: undefined,
      noCache: undefined,
      cacheRead: undefined,
      cacheWrite: undefined,
    },
    outputTokens: {
      total: Math.ceil(text.length / CHARACTERS_PER_TOKEN),
      text: undefined,
      reasoning: undefined,
    },
  }
  return ReadableStream.from([
    { type: 'stream-start', warnings: [] } as const,
    { type: 'text-start', id: 't' } as const,
    { type: 'text-delta', id: 't', delta: text } as const,
    { type: 'text-end', id: 't' } as const,
    { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage } as const,
  ]) as Parts
}
