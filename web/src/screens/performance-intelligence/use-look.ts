import type { ToolId } from '@sextant/contracts/catalogue'
import { useNavigate } from 'react-router'
import { useStartAtOnce } from '@/features/agent-session/api/create-session.ts'
import { useAgentPlace } from '../session/use-agent-place.ts'

/** Begins a session with a tool, which looks at once where nothing has to be told; `underWay`: which one, until it opens or could not be begun. */
export function useLook(): { look: (tool: ToolId) => void; underWay: ToolId | null } {
  const navigate = useNavigate()
  const here = useAgentPlace()
  const starting = useStartAtOnce()
  const look = (tool: ToolId) =>
    void starting.save({ agent: here.agent.id, tool, scope: here.scope }, ({ id }) =>
      navigate(here.session(id)),
    )
  return { look, underWay: starting.underWay?.tool ?? null }
}
