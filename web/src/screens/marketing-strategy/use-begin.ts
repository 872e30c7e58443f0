import { type Mode, TOOL_OF_MODE } from '@sextant/contracts/marketing-strategy/modes'
import { useNavigate } from 'react-router'
import { useCreateSession } from '@/features/agent-session/api/create-session.ts'
import { usePlace } from '@/shell/place.ts'
import { useAgentPlace } from '../session/use-agent-place.ts'

/** Begins a session in a mode; `underWay`: which one, until it opens or could not be begun. */
export function useBegin(): { begin: (mode: Mode) => void; underWay: Mode | null } {
  const navigate = useNavigate()
  const here = useAgentPlace()
  const place = usePlace()
  const starting = useCreateSession()
  const begin = (mode: Mode) =>
    void starting.save(
      { agent: here.agent.id, tool: TOOL_OF_MODE[mode], scope: here.scope },
      ({ id }) =>
        navigate(
          // A campaign's sessions stay at its own address.
          here.campaign
            ? here.session(id)
            : place.agent(`${here.agent.path}/${mode}/session/${id}`),
        ),
    )
  const tool = starting.underWay?.tool
  const modes = Object.keys(TOOL_OF_MODE) as Mode[]
  return { begin, underWay: modes.find(mode => TOOL_OF_MODE[mode] === tool) ?? null }
}
