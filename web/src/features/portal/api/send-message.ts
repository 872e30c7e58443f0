import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { messagesQuery, placeOf } from './messages.ts'

type Outgoing = {
  clientId: string | null
  /** Of the message, so that a repeated send says it once. */
  id: string
  body: string
}

export const useSendMessage = () =>
  useSaving({
    call: ({ clientId, id, body }: Outgoing) => api.portal.say({ ...placeOf(clientId), id, body }),
    words: 'It was not sent. What you wrote is kept; try again.',
    told: 'in place',
    onSaved: (message, { clientId }) =>
      queryClient.setQueryData(messagesQuery(clientId).queryKey, before => [
        ...(before ?? []).filter(other => other.id !== message.id),
        message,
      ]),
  })
