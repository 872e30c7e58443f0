import type { AgentEvent } from '@sextant/contracts/agent-events'
import type { Thing } from '@/client/changed.ts'

/** What an event of a session's log changed, beyond the session itself. */
export function changedBy(event: AgentEvent): Thing[] {
  if (event.type === 'insight') return ['insights']
  if (event.type === 'facts') return ['company-facts']
  if (event.type === 'output') return ['agent-outputs', 'deliverables', 'insights']
  if (event.type === 'run') return ['agent-sessions']
  return []
}
