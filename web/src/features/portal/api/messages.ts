import type { PortalMessage } from '@sextant/contracts/portal/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

const place = (clientId: string | null) => (clientId ? { client_id: clientId } : {})

/** The thread between a client and its agency, oldest first. Looked at again every quarter of a minute while it is open. */
export const messagesQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: ['portal-messages', clientId],
    queryFn: (): Promise<PortalMessage[]> => api.portal.messages(place(clientId)),
    staleTime: 5_000,
    refetchInterval: 15_000,
    refetchIntervalInBackground: false,
  })

/** id: of the message, so that a repeated send says it once. */
export async function sendMessage(
  clientId: string | null,
  id: string,
  body: string,
): Promise<void> {
  const message = await api.portal.say({ ...place(clientId), id, body })
  queryClient.setQueryData(messagesQuery(clientId).queryKey, old => [
    ...(old ?? []).filter(other => other.id !== message.id),
    message,
  ])
}

export async function markRead(clientId: string | null): Promise<void> {
  await api.portal.readMessages(place(clientId))
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      first === 'portal' || first === 'get_client_dashboard_routed',
  })
}
