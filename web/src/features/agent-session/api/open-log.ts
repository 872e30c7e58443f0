import { apiUrl } from '@/client/api-address.ts'
import { send } from '@/client/send.ts'

/** The session's log after a cursor, as a stream that stays open. */
export const openLog = (sessionId: string, after: number, signal: AbortSignal): Promise<Response> =>
  send(
    new Request(apiUrl(`/api/v1/agent-sessions/${sessionId}/events?after=${after}`), {
      headers: { accept: 'text/event-stream' },
      signal,
      cache: 'no-store',
    }),
  )
