import type { AgentEvent } from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import type { ToolId } from '@sextant/contracts/catalogue'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { changed } from '@/client/changed.ts'
import { changedBy } from '@/features/agent-session/changed-by.ts'
import { threadTo } from '@/features/agent-session/thread.ts'
import { useSessionLog } from '@/features/agent-session/use-session-log.ts'

/** The session as it grows, with what the reader chose of it: a branch of the conversation, a deliverable. onGone: it cannot be followed any more. */
export function useWorkspace(answer: SessionAnswer, onGone: () => void) {
  const [branch, setBranch] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [title, setTitle] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const onNews = useCallback((event: AgentEvent) => {
    if (event.type === 'message') {
      setBranch(null)
      if (event.message.role === 'agent') setSaid(event.message.text)
    }
    if (event.type === 'draft') setChosen(null)
    if (event.type === 'output') setTitle(null)
    void changed(...changedBy(event))
  }, [])
  const { state, line } = useSessionLog(answer, onNews)
  // Deleted elsewhere: asking for it anew lets the screen say so.
  useEffect(() => {
    if (line === 'refused') onGone()
  }, [line, onGone])
  const head = branch ?? state.head
  const thread = useMemo(() => threadTo(state.messages, head), [state.messages, head])
  const done = useMemo(
    () => new Set(state.outputs.map(({ tool }) => tool).filter(isTool)),
    [state.outputs],
  )
  return {
    state,
    line,
    thread,
    /** Frameworks with a stored output. */
    done,
    /** The draft that is being written. */
    growing: state.draft && !state.draft.stored ? state.draft : null,
    running: state.run?.status === 'running',
    name: title ?? state.title,
    setTitle,
    branch,
    setBranch,
    chosen,
    setChosen,
    /** What the agent said last, for those who listen. */
    said,
  }
}

const isTool = (id: ToolId | 'combined'): id is ToolId => id !== 'combined'

export type Tab = 'conversation' | 'deliverable'

/** Which pane a phone shows; each keeps its place on the page. */
export function useTab() {
  const [tab, setTab] = useState<Tab>('conversation')
  const places = useRef<Record<Tab, number | null>>({ conversation: null, deliverable: 0 })
  const show = (next: Tab) => {
    places.current[tab] = window.scrollY
    setTab(next)
    const place = places.current[next]
    requestAnimationFrame(() => window.scrollTo(0, place ?? document.documentElement.scrollHeight))
  }
  return { tab, show }
}
