import { toolsOf, type ToolId } from '@sextant/contracts/catalogue'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCreateSession } from '@/features/agent-session/api/create-session.ts'
import { useStrategyPlace } from './use-strategy-place.ts'

/** A framework that the address asks for is started at once. opened: which one, from then until its session opens or could not be started. */
export function useDirectStart(allowed: boolean) {
  const navigate = useNavigate()
  const here = useStrategyPlace()
  const [params, setParams] = useSearchParams()
  const asked = toolsOf('strategy').find(({ id }) => id === params.get('tool'))?.id ?? null
  const [direct, setDirect] = useState<ToolId | null>(null)
  const opening = useCreateSession('in place')
  const mounted = useRef(true)
  const taken = useRef<string | null>(null)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const start = async (tool: ToolId) => {
    setDirect(tool)
    await opening.save({ tool, scope: here.scope }, ({ id }) =>
      mounted.current ? navigate(here.session(id), { replace: true }) : undefined,
    )
  }
  const follow = useEffectEvent((tool: ToolId) => {
    if (taken.current === tool) return
    taken.current = tool
    // Out of the address before the call: a reload meanwhile must not start a second session.
    setParams({}, { replace: true })
    void start(tool)
  })
  useEffect(() => {
    if (!asked) taken.current = null
    else if (allowed) follow(asked)
  }, [asked, allowed])
  return { opened: direct ?? asked, failure: opening.failure, start, leave: () => setDirect(null) }
}
