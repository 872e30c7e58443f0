import { useParams } from 'react-router'
import { WRITING_AGENTS } from '@/features/outputs/output-filter.ts'
import { usePlace } from '@/shell/place.ts'
import { OutputNotHere } from './output-missing.tsx'
import Outputs from './outputs.tsx'

/** The outputs of one agent. */
export default function OutputsOfAgent() {
  const { agentType } = useParams()
  const place = usePlace()
  const agent = WRITING_AGENTS.find(({ id }) => id === agentType)
  if (!agent) return <OutputNotHere>No agent of this name writes outputs.</OutputNotHere>
  return <Outputs only={{ agent, home: place.agent(agent.path) }} />
}
