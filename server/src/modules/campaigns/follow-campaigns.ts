import type { CampaignNews } from '@sextant/contracts/campaigns/routes'
import { rowsOf } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { countStreams } from '../../platform/open-streams.ts'

const HEARTBEAT_MS = 15_000
/** Bytes a slow reader may lag behind before the stream is closed; it reconnects and reads anew. */
const MOST_WAITING = 1_000_000
const streams = countStreams()

type Reach = { user_id: string; org_id: string | null; wide: boolean; clients: string[] }

/** Whose campaigns the caller may hear of. Throws when the session has ended. */
async function reachOf(context: Context & { token: string }): Promise<Reach> {
  const [reach] = await rowsOf<Reach>(context.database.pool, context, 'my_reach')
  return reach!
}

/** GET /realtime/campaigns as an SSE stream: ids and kind of what changed in the caller's reach. Nothing is replayed; after a gap the reader fetches its lists. */
export async function followCampaigns(context: Context & { token: string }): Promise<Response> {
  let reach = await reachOf(context)
  if (!reach.org_id) throw fail('NOT_FOUND')
  const { org_id: orgId, user_id: userId } = reach
  const giveBack = streams.open(userId)
  const encoder = new TextEncoder()
  let close = (): void => undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true
        const write = (text: string): void => {
          if (!open) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < -MOST_WAITING) close()
        }
        const hears = ({ client_id }: CampaignNews): boolean =>
          reach.wide || (client_id !== null && reach.clients.includes(client_id))
        const unsubscribe = context.campaignNews.subscribe(orgId, told => {
          const news = told as CampaignNews
          if (hears(news)) write(`event: campaign\ndata: ${JSON.stringify(news)}\n\n`)
        })
        // The beat looks again: the reader may have signed out, lost a role or gone to another organization.
        const beat = setInterval(() => {
          write(': still here\n\n')
          reachOf(context).then(
            now => (now.org_id === orgId ? (reach = now) : close()),
            () => close(),
          )
        }, HEARTBEAT_MS)
        close = () => {
          if (!open) return
          open = false
          clearInterval(beat)
          unsubscribe()
          giveBack()
          try {
            controller.close()
          } catch {
            // The reader went first.
          }
        }
        write(': listening\n\n')
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 16_000 }),
  )
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}
