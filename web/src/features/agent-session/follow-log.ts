import type { AgentEvent } from '@sextant/contracts/agent-events'
import { readEventStream } from '@/client/read-event-stream.ts'

const LONGEST_WAIT_MS = 30_000
/** The server gives a sign of life every 15 s; three missed ones mean that the line is dead. */
const SILENCE_MS = 45_000

/** Milliseconds before try n (from 1): 1 s, doubling, at most 30 s. */
export const reconnectDelay = (failures: number) =>
  Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT_MS)

export type LogState = 'open' | 'waiting' | 'refused'

type FollowLog = {
  /** Asks for the events after a cursor. */
  open: (after: number, signal: AbortSignal) => Promise<Response>
  onEvent: (event: AgentEvent) => void
  /** refused: the server answered that asking again is pointless (signed out, gone). */
  onState: (state: LogState) => void
  /** Ends early when the signal aborts or the network comes back. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Cursor to begin after. */
  after: number
  signal: AbortSignal
  silenceMs?: number
}

/** Follows a session's log until the signal aborts: each event once, in order, however often the line breaks. */
export async function followLog({
  open,
  onEvent,
  onState,
  wait,
  after,
  signal,
  silenceMs = SILENCE_MS,
}: FollowLog): Promise<void> {
  let cursor = after
  let failures = 0
  while (!signal.aborted) {
    const line = new AbortController()
    const hangUp = () => line.abort()
    signal.addEventListener('abort', hangUp)
    try {
      const response = await open(cursor, line.signal)
      if (
        response.status >= 400 &&
        response.status < 500 &&
        response.status !== 408 &&
        response.status !== 429
      ) {
        onState('refused')
        return
      }
      if (!response.ok || !response.body) throw new Error(`The log answered ${response.status}`)
      onState('open')
      await readEventStream(response.body, silenceMs, ({ data }) => {
        const event = JSON.parse(data) as AgentEvent
        if (event.seq <= cursor) return
        // The log has no gaps; what seems one is a broken line, and asking again from the cursor heals it.
        if (event.seq !== cursor + 1) throw new Error(`Event ${event.seq} follows ${cursor}`)
        cursor = event.seq
        failures = 0
        onEvent(event)
      })
    } catch (error) {
      if (!signal.aborted && !(error instanceof TypeError) && !(error instanceof DOMException))
        console.warn('The session log broke off', error)
    } finally {
      signal.removeEventListener('abort', hangUp)
      line.abort()
    }
    if (signal.aborted) return
    failures += 1
    onState('waiting')
    await wait(reconnectDelay(failures), signal)
  }
}

/** Waits in a browser: ends early when the network is back. */
export function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
