import type { AgentEvent } from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import { useEffect, useState } from 'react'
import { whileLookedAt } from '@/client/while-looked-at.ts'
import { openLog } from './api/open-log.ts'
import { followLog, waitOrOnline, type LogState } from './follow-log.ts'
import { foldEvent, startState, type SessionState } from './session-state.ts'

/**
 * The session as it stands and grows: one line to the log while somebody looks, folded once a frame. It begins at the log's beginning, for
 * learned notes, notices and the parts of an unfinished deliverable stand only there. onNews hears each event that came after the answer.
 */
export function useSessionLog(
  answer: SessionAnswer,
  onNews: (event: AgentEvent) => void,
): { state: SessionState; line: LogState } {
  const [state, setState] = useState(() => startState(answer))
  const [line, setLine] = useState<LogState>('open')
  useEffect(() => {
    let cursor = 0
    let waiting: AgentEvent[] = []
    let frame = 0
    const fold = () => {
      frame = 0
      const events = waiting
      waiting = []
      setState(before => events.reduce(foldEvent, before))
    }
    const hear = (event: AgentEvent) => {
      cursor = event.seq
      waiting.push(event)
      // A tab may be hidden in the same moment and draw no frames; a timer still folds there.
      if (!frame) frame = window.setTimeout(fold, 16)
      if (event.seq > answer.cursor) onNews(event)
    }
    const end = whileLookedAt(signal => {
      void followLog({
        open: (after, line) => openLog(answer.id, after, line),
        onEvent: hear,
        onState: setLine,
        wait: waitOrOnline,
        after: cursor,
        signal,
      })
    })
    return () => {
      end()
      clearTimeout(frame)
    }
  }, [answer, onNews])
  return { state, line }
}
