import type { AgentEvent } from '@sextant/contracts/agent-events'
import { expect, test, vi } from 'vitest'
import { followLog, reconnectDelay, type LogState } from './follow-log.ts'

const frame = (seq: number) =>
  `id: ${seq}\nevent: notice\ndata: ${JSON.stringify({ type: 'notice', text: String(seq), level: 'info', seq, runId: null, at: '' })}\n\n`
const stream = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    }),
  )

/** Follows answers one after the other; ends when they are used up. */
async function follow(answers: (() => Response | Promise<Response>)[], silenceMs?: number) {
  const end = new AbortController()
  const asked: number[] = []
  const seen: number[] = []
  const waits: number[] = []
  const states: LogState[] = []
  await followLog({
    open: async after => {
      asked.push(after)
      const next = answers.shift()
      if (!next) {
        end.abort()
        throw new TypeError('offline')
      }
      return next()
    },
    onEvent: (event: AgentEvent) => seen.push(event.seq),
    onState: state => states.push(state),
    wait: async ms => {
      waits.push(ms)
    },
    after: 0,
    signal: end.signal,
    ...(silenceMs ? { silenceMs } : {}),
  })
  return { asked, seen, waits, states }
}

test('a broken line goes on from the last event, each event once, even when the server repeats some', async () => {
  const { asked, seen } = await follow([
    () => stream(frame(1), frame(2).slice(0, 20)),
    () => stream(frame(1), frame(2), frame(3)),
  ])
  expect(asked).toEqual([0, 1, 3])
  expect(seen).toEqual([1, 2, 3])
})

test('waits double while nothing comes and begin anew after news', async () => {
  const fails = () => {
    throw new TypeError('offline')
  }
  const { waits } = await follow([fails, fails, fails, () => stream(frame(1)), fails])
  expect(waits).toEqual([1000, 2000, 4000, 1000, 2000])
  expect(reconnectDelay(50)).toBe(30_000)
})

test('an event that leaves a gap is not shown; the log is asked again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { asked, seen } = await follow([
    () => stream(frame(1), frame(3)),
    () => stream(frame(2), frame(3)),
  ])
  expect(seen).toEqual([1, 2, 3])
  expect(asked).toEqual([0, 1, 3])
  warn.mockRestore()
})

test('a refusal ends it, a failing server does not', async () => {
  const refused = await follow([
    () => new Response('', { status: 503 }),
    () => new Response('', { status: 401 }),
    () => stream(frame(1)),
  ])
  expect(refused.asked).toHaveLength(2)
  expect(refused.states.at(-1)).toBe('refused')
})

test('a line without a sign of life is hung up', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { asked } = await follow(
    [() => new Response(new ReadableStream({})), () => stream(frame(1))],
    20,
  )
  expect(asked).toEqual([0, 0, 1])
  warn.mockRestore()
})
