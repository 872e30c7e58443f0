import type { AgentEvent } from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import { useEffect, useState } from 'react'
import { openLog } from './api/open-log.ts'
import { followLog, waitOrOnline, type LogState } from './follow-log.ts'
import { foldEvent, startState, type SessionState } from './session-state.ts'

/**
 * The session as it stands and grows: one line to the log while mounted, folded once a frame. It begins at the log's beginning, for
 * learned notes, notices and the parts of an unfinished deliverable stand only there. onNews hears each event that came after the answer.
 */
export function useSessionLog(
  answer: SessionAnswer,
  onNews: (event: AgentEvent) => void,
): { state: SessionState; line: LogState } {
  const [state, setState] = useState(() => startState(answer))
  const [line, setLine] = useState<LogState>('open')
  useEffect(() => {
    const end = new AbortController()
    let waiting: AgentEvent[] = []
    let frame = 0
    const fold = () => {
      frame = 0
      const events = waiting
      waiting = []
      setState(before => events.reduce(foldEvent, before))
    }
    void followLog({
      open: (after, signal) => openLog(answer.id, after, signal),
      onEvent: event => {
        waiting.push(event)
        // A hidden tab draws no frames; a timer still folds there, so that coming back shows the present.
        if (!frame) frame = window.setTimeout(fold, 16)
        if (event.seq > answer.cursor) onNews(event)
      },
      onState: setLine,
      wait: waitOrOnline,
      after: 0,
      signal: end.signal,
    })
    return () => {
      end.abort()
      clearTimeout(frame)
    }
  }, [answer, onNews])
  return { state, line }
}
