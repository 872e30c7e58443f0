import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { approvalKeys } from './keys.ts'

/** How many people could answer for a client; clientId null: those who look on at a small business. */
export const answeringPeopleQuery = (organizationId: string, clientId: string | null) =>
  queryOptions({
    queryKey: approvalKeys.answering(organizationId, clientId),
    queryFn: async (): Promise<number> =>
      (await api.portal.read(clientId ? { client_id: clientId } : {})).answering_people,
    staleTime: 60_000,
  })
