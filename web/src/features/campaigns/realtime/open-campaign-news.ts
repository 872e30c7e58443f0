import { apiUrl } from '@/client/api-address.ts'
import { send } from '@/client/send.ts'

/** Changes of campaigns as they happen, as a stream that stays open. */
export const openCampaignNews = (signal: AbortSignal): Promise<Response> =>
  send(
    new Request(apiUrl('/api/v1/realtime/campaigns'), {
      headers: { accept: 'text/event-stream' },
      signal,
      cache: 'no-store',
    }),
  )
