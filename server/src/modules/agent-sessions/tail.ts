import type { AgentEvent } from '@sextant/contracts/agent-events'
import { oneTrip } from '@sextant/database/one-trip'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { sessionTopic } from './run-log.ts'

const HEARTBEAT_MS = 15_000
/** Events read at once. */
const PAGE = 2_000
/** Bytes a slow reader may lag behind before the stream is closed; it resumes from its cursor. */
const MOST_WAITING = 4_000_000

const frame = (event: AgentEvent): string =>
  `id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/** A page of the log behind the cursor. Throws when the reader's session has ended or their roles no longer show this one. */
async function readAfter(
  context: Context & { token: string },
  sessionId: string,
  after: number,
): Promise<AgentEvent[]> {
  const text = `
    select e.seq, e.run_id, e.created_at, e.data from public.agent_sessions s
      left join lateral (select v.seq, v.run_id, v.created_at, v.data from public.agent_events v
        where v.org_id = s.org_id and v.session_id = s.id and v.seq > $2 order by v.seq limit ${PAGE}) e on true
     where s.org_id = app.org_id() and s.id = $1 order by e.seq`
  const rows = await oneTrip<{
    seq: number | null
    run_id: string | null
    created_at: string
    data: Record<string, unknown>
  }>(context.database.pool, context, { name: 'read_events', text, values: [sessionId, after] })
  if (!rows.length) throw fail('NOT_FOUND')
  return rows.flatMap(row =>
    row.seq === null
      ? []
      : [{ ...row.data, seq: row.seq, runId: row.run_id, at: row.created_at } as AgentEvent],
  )
}

type TailOptions = {
  /** Closes the stream after the event it accepts; without it the stream stays open. */
  endsWith?: (event: AgentEvent) => boolean
  /** Called once when the stream has closed, whoever closed it. */
  onClose?: () => void
}

/**
 * The session's log as an SSE stream from a cursor: first what is stored, then what comes, without a gap or a repeat.
 */
export function tail(
  context: Context & { token: string },
  sessionId: string,
  after: number,
  { endsWith, onClose }: TailOptions = {},
): Response {
  const encoder = new TextEncoder()
  let close = (): void => undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let cursor = after
        let open = true
        let catching = false
        let again = false
        // The beat also reads the log: a notice from another server may have been lost, and the reader may have signed out or lost a role.
        const beat = setInterval(() => {
          write(': still here\n\n')
          void catchUp()
        }, HEARTBEAT_MS)
        const unsubscribe = context.realtime.subscribe(sessionTopic(sessionId), payload => {
          const events = payload as AgentEvent[] | null
          if (events && !catching && events[0]?.seq === cursor + 1) send(events)
          else if (!events || events.at(-1)!.seq > cursor) void catchUp()
        })
        close = () => {
          if (!open) return
          open = false
          clearInterval(beat)
          unsubscribe()
          onClose?.()
          try {
            controller.close()
          } catch {
            // The reader went first.
          }
        }
        const write = (text: string): void => {
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < -MOST_WAITING) close()
        }
        const send = (events: readonly AgentEvent[]): void => {
          for (const event of events) {
            if (!open || event.seq <= cursor) continue
            cursor = event.seq
            write(frame(event))
            if (endsWith?.(event)) close()
          }
        }
        const catchUp = async (): Promise<void> => {
          if (catching) {
            again = true
            return
          }
          catching = true
          try {
            do {
              again = false
              const missed = await readAfter(context, sessionId, cursor)
              send(missed)
              if (missed.length === PAGE) again = true
            } while (again && open)
          } catch {
            // The reader reconnects from its cursor; nothing is lost.
            close()
          } finally {
            catching = false
          }
        }
        write(': the log follows\n\n')
        void catchUp()
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64_000 }),
  )
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}
