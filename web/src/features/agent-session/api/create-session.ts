import type { AgentSlug, ToolId } from '@sextant/contracts/catalogue'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { SessionScope } from './sessions.ts'

type NewSession = {
  agent: AgentSlug
  /** Without one the agent chooses it from the first message. */
  tool: ToolId | undefined
  scope: SessionScope
}

const OFFLINE = 'You are offline, so the session could not be started.'

export const useCreateSession = (told: 'toast' | 'in place' = 'toast') =>
  useSaving({
    call: ({ agent, tool, scope: { clientId, campaignId } }: NewSession) =>
      api.agentSessions.create({
        agent,
        ...(tool ? { tool } : {}),
        ...(clientId ? { clientId } : {}),
        ...(campaignId ? { campaignId } : {}),
      }),
    words: 'The session could not be started. Try again.',
    wordsFor: () => (navigator.onLine ? undefined : OFFLINE),
    told,
    changes: ['agent-sessions'],
  })
