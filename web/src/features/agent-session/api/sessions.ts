import type { AgentSlug } from '@sextant/contracts/catalogue'
import type { SessionAnswer, SessionRow } from '@sextant/contracts/agent-sessions/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { sessionKeys } from './keys.ts'

export type SessionPage = { rows: SessionRow[]; total: number }

/** Whose sessions: of one client, of one campaign; null: not narrowed down. */
export type SessionScope = { clientId: string | null; campaignId: string | null }
const EVERYWHERE: SessionScope = { clientId: null, campaignId: null }

/** Earlier sessions with an agent, newest first. page counts from 0. */
export const sessionsQuery = (
  agent: AgentSlug,
  page: number,
  size: number,
  { clientId, campaignId }: SessionScope = EVERYWHERE,
) =>
  queryOptions({
    queryKey: sessionKeys.list({ agent, clientId, campaignId, page, size }),
    queryFn: (): Promise<SessionPage> =>
      api.agentSessions.list({
        agent,
        limit: size,
        offset: page * size,
        ...(clientId ? { client_id: clientId } : {}),
        ...(campaignId ? { campaign_id: campaignId } : {}),
      }),
    staleTime: 10_000,
    meta: { shows: ['agent-sessions'] },
  })

/** One session. Never refetched by itself: from here on the log brings what is new. `onOpened` hears of it before it is shown. */
export const sessionQuery = (id: string, onOpened?: (answer: SessionAnswer) => void) =>
  queryOptions({
    queryKey: sessionKeys.one(id),
    queryFn: async (): Promise<SessionAnswer> => {
      const answer = await api.agentSessions.get({ id })
      onOpened?.(answer)
      return answer
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
