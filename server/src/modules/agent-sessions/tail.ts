import type { AgentEvent } from '@sextant/contracts/agent-events'
import { rowsOf } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { type EventLine, eventStream } from '../../platform/event-stream.ts'
import { sessionTopic } from './run-log.ts'

const HEARTBEAT_MS = 15_000
/** Events read at once. */
const PAGE = 2_000
/** Bytes a slow reader may lag behind; it resumes from its cursor. */
const MOST_WAITING = 4_000_000

const frame = (event: AgentEvent): string =>
  `id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

type StoredEvent = {
  seq: number
  run_id: string | null
  created_at: string
  data: Record<string, unknown>
}

/** A page of the log behind the cursor. Throws when the reader's session has ended or their roles no longer show this one. */
async function readAfter(
  context: Context & { token: string },
  sessionId: string,
  after: number,
): Promise<AgentEvent[]> {
  const rows = await rowsOf<StoredEvent>(
    context.database.pool,
    context,
    'read_events',
    sessionId,
    after,
    PAGE,
  )
  return rows.map(
    row => ({ ...row.data, seq: row.seq, runId: row.run_id, at: row.created_at }) as AgentEvent,
  )
}

type TailOptions = {
  /** Closes the stream after the event it accepts; without it the stream stays open. */
  endsWith?: (event: AgentEvent) => boolean
  /** Called once when the stream has closed, whoever closed it. */
  onClose?: () => void
}

/** The session's log as an SSE stream from a cursor: first what is stored, then what comes, without a gap or a repeat. */
export function tail(
  context: Context & { token: string },
  sessionId: string,
  after: number,
  { endsWith, onClose }: TailOptions = {},
): Response {
  return eventStream({
    mostWaiting: MOST_WAITING,
    begin: line => {
      line.write(': the log follows\n\n')
      const read = (cursor: number): Promise<AgentEvent[]> => readAfter(context, sessionId, cursor)
      const reader = followFrom(after, line, read, endsWith)
      const unsubscribe = context.realtime.subscribe(sessionTopic(sessionId), reader.heard)
      // The beat also reads the log: a notice from another server may have been lost, and the reader may have signed out or lost a role.
      const beat = setInterval(() => {
        line.write(': still here\n\n')
        reader.catchUp()
      }, HEARTBEAT_MS)
      reader.catchUp()
      return () => {
        clearInterval(beat)
        unsubscribe()
        onClose?.()
      }
    },
  })
}

type Follower = {
  /** Takes what was announced: the events themselves, or null when only that there are some. */
  heard: (announced: unknown) => void
  /** Reads what is stored behind the cursor; a second call meanwhile makes it read once more. */
  catchUp: () => void
}

/** Keeps the cursor: every event is sent once and in order, whether it was announced or read. */
function followFrom(
  after: number,
  line: EventLine,
  read: (cursor: number) => Promise<AgentEvent[]>,
  endsWith: TailOptions['endsWith'],
): Follower {
  let cursor = after
  let catching = false
  let again = false
  const send = (events: readonly AgentEvent[]): void => {
    for (const event of events) {
      if (!line.isOpen() || event.seq <= cursor) continue
      cursor = event.seq
      line.write(frame(event))
      if (endsWith?.(event)) line.close()
    }
  }
  const readOn = async (): Promise<void> => {
    catching = true
    try {
      do {
        again = false
        const missed = await read(cursor)
        send(missed)
        if (missed.length === PAGE) again = true
      } while (again && line.isOpen())
    } catch {
      // The reader reconnects from its cursor; nothing is lost.
      line.close()
    } finally {
      catching = false
    }
  }
  const catchUp = (): void => {
    if (catching) again = true
    else void readOn()
  }
  const heard = (announced: unknown): void => {
    const events = announced as AgentEvent[] | null
    if (events && !catching && events[0]?.seq === cursor + 1) send(events)
    else if (!events || events.at(-1)!.seq > cursor) catchUp()
  }
  return { heard, catchUp }
}
