import { modeNamed } from '@sextant/contracts/marketing-strategy/modes'
import { Navigate, useParams } from 'react-router'
import AgentSession from '../session/session.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'

/** A session at the address of its mode; one that names none leads to the three. */
export default function ModeSession() {
  const { mode } = useParams()
  const here = useAgentPlace()
  return modeNamed(mode) ? <AgentSession /> : <Navigate to={here.home} replace />
}
