import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { SessionAnswer, SessionRow } from '@sextant/contracts/agent-sessions/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

export type SessionPage = { rows: SessionRow[]; total: number }

/** Whose sessions: of one client, of one campaign; null: not narrowed down. */
export type SessionScope = { clientId: string | null; campaignId: string | null }
const EVERYWHERE: SessionScope = { clientId: null, campaignId: null }

/** Earlier sessions with the Strategy agent, newest first. page counts from 0. */
export const sessionsQuery = (
  page: number,
  size: number,
  { clientId, campaignId }: SessionScope = EVERYWHERE,
) =>
  queryOptions({
    queryKey: ['agent-sessions', 'list', clientId, campaignId, page, size],
    queryFn: (): Promise<SessionPage> =>
      api.agentSessions.list({
        agent: 'strategy',
        limit: size,
        offset: page * size,
        ...(clientId ? { client_id: clientId } : {}),
        ...(campaignId ? { campaign_id: campaignId } : {}),
      }),
    staleTime: 10_000,
  })

/** One session. Never refetched by itself: from here on the log brings what is new. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['agent-sessions', 'one', id],
    queryFn: (): Promise<SessionAnswer> => api.agentSessions.get({ id }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const listChanged = () =>
  void queryClient.invalidateQueries({ queryKey: ['agent-sessions', 'list'] })

/** Starts a session; without a framework the agent chooses one from the first message. */
export async function createSession(
  tool: FrameworkId | undefined,
  { clientId, campaignId }: SessionScope,
): Promise<string> {
  const { id } = await api.agentSessions.create({
    agent: 'strategy',
    ...(tool ? { tool } : {}),
    ...(clientId ? { clientId } : {}),
    ...(campaignId ? { campaignId } : {}),
  })
  listChanged()
  return id
}

export async function renameSession(id: string, title: string) {
  await api.agentSessions.rename({ id, title })
  listChanged()
}

export async function removeSession(id: string) {
  await api.agentSessions.remove({ id })
  listChanged()
}

export async function restoreSession(id: string) {
  await api.agentSessions.restore({ id })
  listChanged()
}
