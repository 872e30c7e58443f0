import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Job } from '@sextant/agents/model/job'
import {
  type Asked,
  foreignAnswer,
  goodAnswer,
  jobOf,
  lyingAnswer,
  misshapenAnswer,
  oddAnswer,
} from './loopback-answers.ts'
import {
  answerVectors,
  asksForVectors,
  type EmbeddingBehaviour,
  type EmbeddingCall,
  embeddingCall,
} from './loopback-embeddings.ts'
import { framesFor } from './loopback-frames.ts'

/** How the provider behaves. `late`: thinks before its first word; `cut`: ends in mid-sentence; `held`: stops in mid-sentence and stays on the line; `misshapen`: JSON of another shape from its middle on; `lie`: figures, names, ids and quotes that nothing holds; `odd`: what no database stores; `endless`: goes on until it is cut off; `silent`: accepts and never answers; `no-schema`: 400 to a forced schema; `no-model`: 404, as to a name it does not know; `uncounted`: never tells what was used. */
export const BEHAVIOURS = [
  'good',
  'slow',
  'late',
  'cut',
  'held',
  'busy',
  'busy-once',
  'fault',
  'malformed',
  'misshapen',
  'refuse',
  'lie',
  'foreign',
  'endless',
  'silent',
  'no-key',
  'odd',
  'fenced',
  'no-schema',
  'no-model',
  'uncounted',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

export type Loopback = {
  url: string
  /** For one job, or for all of them. */
  behave: (how: Behaviour, job?: Job) => void
  calls: () => number
  /** What was sent, of one job or of all. */
  prompts: (job?: Job) => Asked[]
  /** The keys that came with the calls, without "Bearer". */
  keys: () => (string | undefined)[]
  /** How it behaves when it is asked for vectors, and what it was asked. */
  embeds: (how: EmbeddingBehaviour) => void
  embedded: () => EmbeddingCall[]
  /** When the last answer to a job began to go out, on the clock of this process. */
  beganAt: (job: Job) => number | undefined
  /** Streams that whoever asked ended before we did. */
  left: () => number
  close: () => Promise<void>
}

/** OpenAI sends everything as `messages`; Anthropic its instructions as `system`, Google everything as parts. */
type Body = {
  messages?: { role: string; content: Content }[]
  system?: Content
  contents?: { parts: { text?: string }[] }[]
  systemInstruction?: { parts: { text?: string }[] }
  response_format?: unknown
  output_config?: { format?: unknown }
  output_format?: unknown
  tools?: unknown
  generationConfig?: { responseMimeType?: unknown; responseSchema?: unknown }
}
type Content = string | { text?: string }[]

/** A provider on 127.0.0.1 that speaks the protocols of OpenAI chat and embeddings, Anthropic messages and Google generateContent and embedContent, and misbehaves on demand. */
export async function startLoopback(): Promise<Loopback> {
  const behaviours = new Map<Job | 'all', Behaviour>()
  const prompts: Asked[] = []
  const keys: (string | undefined)[] = []
  const embedded: EmbeddingCall[] = []
  let embeds: EmbeddingBehaviour = 'good'
  const began = new Map<Job, number>()
  let left = 0
  const behaviourFor = (job: Job): Behaviour => {
    const of = behaviours.has(job) ? job : 'all'
    const how = behaviours.get(of) ?? 'good'
    if (how === 'busy-once') behaviours.set(of, 'good')
    return how
  }
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await text(request)) as Body
    const url = request.url ?? ''
    if (asksForVectors(url)) {
      embedded.push(embeddingCall(url, body, keyOf(request)))
      return answerVectors(response, url, embedded.at(-1)!, embeds)
    }
    const asked = askedIn(body)
    prompts.push(asked)
    keys.push(keyOf(request))
    const how = behaviourFor(asked.job)
    const refusal = refusalOf(how, body)
    if (refusal) return error(response, refusal)
    if (how === 'silent') return
    response.on('close', () => (left += response.writableFinished ? 0 : 1))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (how === 'late') await sleep(60)
    began.set(asked.job, performance.now())
    await stream(response, framesFor(url, hasSchema(body)), asked, how)
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (how, job) => {
      if (!job) behaviours.clear()
      behaviours.set(job ?? 'all', how)
    },
    calls: () => prompts.length,
    prompts: job => prompts.filter(one => !job || one.job === job),
    keys: () => keys,
    embeds: how => (embeds = how),
    embedded: () => embedded,
    beganAt: job => began.get(job),
    left: () => left,
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

const keyOf = ({ headers }: IncomingMessage): string | undefined =>
  headers.authorization?.replace(/^Bearer /, '')

const textOf = (content: Content | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(part => part.text ?? '').join('\n')

function askedIn({ messages = [], system, contents, systemInstruction }: Body): Asked {
  const told = messages.find(({ role }) => role === 'system' || role === 'developer')
  const instructions = textOf(system ?? systemInstruction?.parts ?? told?.content)
  const material = textOf(contents ? contents.at(-1)?.parts : messages.at(-1)?.content)
  return { job: jobOf(instructions), instructions, material }
}

const hasSchema = (body: Body): boolean =>
  [
    body.response_format,
    body.output_config?.format,
    body.output_format,
    body.tools,
    body.generationConfig?.responseMimeType,
    body.generationConfig?.responseSchema,
  ].some(Boolean)

const STATUS: Partial<Record<Behaviour, number>> = {
  busy: 429,
  'busy-once': 429,
  fault: 500,
  'no-key': 401,
  'no-model': 404,
}
const refusalOf = (how: Behaviour, body: Body): number | undefined =>
  how === 'no-schema' && hasSchema(body) ? 400 : STATUS[how]

const error = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0.02' })
  response.end(JSON.stringify({ error: { message: 'refused', type: 'error' }, type: 'error' }))
}

/** The words of an answer, as it behaves. */
function wordsOf(asked: Asked, how: Behaviour): string {
  const good = goodAnswer(asked)
  switch (how) {
    case 'refuse':
      return ''
    case 'malformed':
      return '{"statements": [{"place": "decision", "text": 42}, nonsense'
    case 'misshapen':
      return JSON.stringify(misshapenAnswer(good))
    case 'lie':
      return JSON.stringify(lyingAnswer(asked))
    case 'foreign':
      return JSON.stringify(foreignAnswer(good))
    case 'odd':
      return JSON.stringify(oddAnswer(good)).replace('{', '{\u0000')
    case 'fenced':
      return `Here is what you asked for:\n\`\`\`json\n${JSON.stringify(good, null, 2)}\n\`\`\`\nAnything else?`
    case 'endless':
      return `${JSON.stringify(good).slice(0, -1)},"more":"`
    default:
      return JSON.stringify(good)
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

async function stream(
  response: ServerResponse,
  frames: ReturnType<typeof framesFor>,
  asked: Asked,
  how: Behaviour,
): Promise<void> {
  const pieces = wordsOf(asked, how).match(/[\s\S]{1,24}/g) ?? []
  const breaksOff = how === 'cut' || how === 'held'
  response.write(frames.start())
  for (const piece of breaksOff ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces) {
    response.write(frames.delta(piece))
    if (how === 'slow') await sleep(20)
  }
  while (how === 'endless' && !response.destroyed) {
    response.write(frames.delta('and so on '.repeat(400)))
    await sleep(1)
  }
  if (how === 'held') return
  if (how === 'cut') return void setTimeout(() => response.destroy(), 20)
  response.end(frames.end(how === 'refuse' ? 'content_filter' : 'stop', how !== 'uncounted'))
}
