import { AGENTS, type AgentEntry } from '@sextant/contracts/catalogue'

/** Where agents are opened from. */
export type AgentPlace = {
  agency: boolean
  /** The client an agency works for at the moment; null: none is known. */
  clientSlug: string | null
  /** Whether a screen answers at a path of the table. */
  has: (path: string) => boolean
}

/** Where an agent opens: an agency's inside its client, or at the clients when none is known. Null: it does not open for this visitor. */
export function agentAddress(
  agent: AgentEntry,
  { agency, clientSlug, has }: AgentPlace,
): string | null {
  if (!agent.available || (agent.agencyOnly && !agency)) return null
  // Five answers to a first plan belong to no client.
  if (!agency || agent.group === 'Start') return has(agent.path) ? agent.path : null
  if (!has(`/clients/:clientSlug/agents${agent.path}`)) return null
  return clientSlug ? `/clients/${clientSlug}/agents${agent.path}` : '/clients'
}

/** The n-th agent of the catalogue, from 1: positions stay the same for everybody. */
export const nthAgent = (position: number): AgentEntry | undefined => AGENTS[position - 1]
