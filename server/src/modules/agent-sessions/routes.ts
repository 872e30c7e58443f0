import { cursorOf, jsonBody, type Routes, uuidParam } from '../../platform/requests.ts'
import { followEvents, sendMessage } from './index.ts'
import type { RunEngine } from './run-engine.ts'

/** Streams: an answer as it is written, and a session's log from a cursor. */
export const agentSessionRoutes =
  (engine: RunEngine): Routes =>
  (hono, { signed }) => {
    hono.post('/api/v1/agent-sessions/:id/messages', async c =>
      sendMessage(signed(c), uuidParam(c), await jsonBody(c), engine),
    )
    hono.get('/api/v1/agent-sessions/:id/events', c =>
      followEvents(signed(c), uuidParam(c), cursorOf(c)),
    )
  }
