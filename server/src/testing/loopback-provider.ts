import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the provider behaves. `cut`: ends in mid-sentence; `held`: stops in mid-sentence and stays on the line; `lie`: changes numbers; `odd`: sends what no database stores (NUL, half a character); `silent`: accepts and never answers. */
export type Behaviour =
  | 'good'
  | 'slow'
  | 'cut'
  | 'held'
  | 'busy'
  | 'busy-once'
  | 'fault'
  | 'malformed'
  | 'refuse'
  | 'lie'
  | 'silent'
  | 'no-key'
  | 'odd'
export type Loopback = {
  url: string
  behave: (how: Behaviour) => void
  calls: () => number
  prompts: () => string[]
  close: () => Promise<void>
}

/** OpenAI and Anthropic send `messages`, Google `contents` with parts. */
type Asked = { messages?: { content: unknown }[]; contents?: { parts: { text?: string }[] }[] }

/** A provider on 127.0.0.1 that speaks the protocols of OpenAI chat, Anthropic messages and Google generateContent, and misbehaves on demand. */
export async function startLoopback(): Promise<Loopback> {
  let behaviour: Behaviour = 'good'
  let calls = 0
  const prompts: string[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls += 1
    const body = JSON.parse(await text(request)) as Asked
    prompts.push(JSON.stringify(body.messages ?? body.contents))
    const how = behaviour
    if (how === 'busy-once') behaviour = 'good'
    if (how === 'silent') return
    if (how === 'busy' || how === 'busy-once') return error(response, 429, 'rate limited')
    if (how === 'fault') return error(response, 500, 'internal')
    if (how === 'no-key') return error(response, 401, 'invalid key')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const frames = framesFor(request.url ?? '')
    const words = how === 'refuse' ? '' : written(body, how)
    const pieces = words.match(/[\s\S]{1,24}/g) ?? []
    const breaksOff = how === 'cut' || how === 'held'
    const sent = breaksOff ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces
    response.write(frames.start())
    for (const piece of sent) {
      response.write(frames.delta(piece))
      if (how === 'slow') await new Promise(resolve => setTimeout(resolve, 20))
    }
    if (how === 'held') return
    if (how === 'cut') return void setTimeout(() => response.destroy(), 20)
    response.end(frames.end(how === 'refuse' ? 'content_filter' : 'stop'))
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: how => (behaviour = how),
    calls: () => calls,
    prompts: () => prompts,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const text = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const error = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { message, type: 'error' }, type: 'error' }))
}

const contentOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : (content as { text?: string }[]).map(part => part.text ?? '').join('\n')

/** What a model would write for our two kinds of request: the planned question, or sharper statements. */
function written(body: Asked, how: Behaviour): string {
  const material = body.messages
    ? contentOf(body.messages.at(-1)!.content)
    : contentOf(body.contents?.at(-1)?.parts)
  const plan = /Plan: <<<([\s\S]*?)>>>/.exec(material)
  const odd = how === 'odd' ? '\u0000\ud83d' : ''
  if (plan) return `I see${odd}, thank you. ${plan[1]}`
  if (how === 'malformed') return '{"elements": [{"id": "decision", "text": 42}, nonsense'
  const statements = [
    ...material.slice(material.indexOf('Statements:')).matchAll(/^(\S+): <<<([\s\S]*?)>>>$/gm),
  ].slice(0, 6)
  return JSON.stringify({
    elements: statements.map(([, id, said]) => ({
      id,
      text: how === 'lie' ? `${said} That is 987,654 more.` : `Put${odd} plainly: ${said}`,
    })),
  })
}

const sse = (data: unknown, event?: string): string =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

const chunk = (delta: unknown, finish: string | null = null): unknown => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'loopback',
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const openAiFrames = {
  start: () => sse(chunk({ role: 'assistant', content: '' })),
  delta: (piece: string) => sse(chunk({ content: piece })),
  end: (finish: string) =>
    sse(chunk({}, finish)) +
    sse({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'loopback',
      choices: [],
      usage: { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 },
    }) +
    sse('[DONE]'),
}
const anthropicFrames = {
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
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
  delta: (piece: string) =>
    sse(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } },
      'content_block_delta',
    ),
  end: (finish: string) =>
    sse({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    sse(
      {
        type: 'message_delta',
        delta: { stop_reason: finish === 'stop' ? 'end_turn' : 'refusal', stop_sequence: null },
        usage: { output_tokens: 200 },
      },
      'message_delta',
    ) +
    sse({ type: 'message_stop' }, 'message_stop'),
}
const googleChunk = (text: string, finishReason?: string): unknown => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ text }] },
      index: 0,
      ...(finishReason ? { finishReason } : {}),
    },
  ],
  usageMetadata: { promptTokenCount: 1_000, candidatesTokenCount: 200, totalTokenCount: 1_200 },
})
const googleFrames = {
  start: () => '',
  delta: (piece: string) => sse(googleChunk(piece)),
  end: (finish: string) => sse(googleChunk('', finish === 'stop' ? 'STOP' : 'SAFETY')),
}

function framesFor(url: string): typeof openAiFrames {
  if (url.endsWith('/messages')) return anthropicFrames
  return url.includes(':streamGenerateContent') ? googleFrames : openAiFrames
}
