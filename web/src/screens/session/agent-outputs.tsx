import Outputs from '../outputs/outputs.tsx'
import { useAgentPlace } from './use-agent-place.ts'

/** What one agent wrote, of the organization or of the client one is in. */
export default function AgentOutputs() {
  const { agent, home } = useAgentPlace()
  return <Outputs only={{ agent, home }} />
}
