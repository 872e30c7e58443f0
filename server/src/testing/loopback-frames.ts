/** Why a stream ended, as OpenAI names it. */
type Finish = 'stop' | 'content_filter'

const sse = (data: unknown, event?: string): string =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

const chunk = (delta: unknown, finish: string | null = null): unknown => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'loopback',
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const OPENAI_USAGE = {
  id: 'c',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'loopback',
  choices: [],
  usage: { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 },
}
const openAiFrames = {
  start: () => sse(chunk({ role: 'assistant', content: '' })),
  delta: (piece: string) => sse(chunk({ content: piece })),
  end: (finish: Finish, counts = true) =>
    sse(chunk({}, finish)) + (counts ? sse(OPENAI_USAGE) : '') + sse('[DONE]'),
}
/** What is forced into a schema comes as the input of a tool. */
const ANTHROPIC_BLOCK = {
  text: { type: 'text', text: '' },
  json: { type: 'tool_use', id: 't', name: 'json', input: {} },
}
const ANTHROPIC_STOP = { text: 'end_turn', json: 'tool_use' }

const anthropicFrames = (as: 'text' | 'json'): typeof openAiFrames => ({
  start: () =>
    sse(
      {
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'loopback',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 1_000, output_tokens: 0 },
        },
      },
      'message_start',
    ) +
    sse(
      { type: 'content_block_start', index: 0, content_block: ANTHROPIC_BLOCK[as] },
      'content_block_start',
    ),
  delta: piece => {
    const delta =
      as === 'text'
        ? { type: 'text_delta', text: piece }
        : { type: 'input_json_delta', partial_json: piece }
    return sse({ type: 'content_block_delta', index: 0, delta }, 'content_block_delta')
  },
  end: (finish, counts = true) =>
    sse({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    sse(
      {
        type: 'message_delta',
        delta: {
          stop_reason: finish === 'stop' ? ANTHROPIC_STOP[as] : 'refusal',
          stop_sequence: null,
        },
        usage: { output_tokens: counts ? 200 : 0 },
      },
      'message_delta',
    ) +
    sse({ type: 'message_stop' }, 'message_stop'),
})
const googleChunk = (text: string, finishReason?: string, counts = true): unknown => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ text }] },
      index: 0,
      ...(finishReason ? { finishReason } : {}),
    },
  ],
  ...(counts && {
    usageMetadata: { promptTokenCount: 1_000, candidatesTokenCount: 200, totalTokenCount: 1_200 },
  }),
})
const googleFrames = {
  start: () => '',
  delta: (piece: string) => sse(googleChunk(piece, undefined, false)),
  end: (finish: Finish, counts = true) =>
    sse(googleChunk('', finish === 'stop' ? 'STOP' : 'SAFETY', counts)),
}

/** How a protocol writes a stream, by the address that is asked and whether a schema is forced. */
export function framesFor(url: string, isForced: boolean): typeof openAiFrames {
  if (url.endsWith('/messages')) return anthropicFrames(isForced ? 'json' : 'text')
  return url.includes(':streamGenerateContent') ? googleFrames : openAiFrames
}
