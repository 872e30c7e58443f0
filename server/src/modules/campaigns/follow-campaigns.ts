import type { CampaignNews } from '@sextant/contracts/campaigns/routes'
import { rowsOf } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { eventStream } from '../../platform/event-stream.ts'
import { countStreams } from '../../platform/open-streams.ts'

const HEARTBEAT_MS = 15_000
/** Bytes a slow reader may lag behind; it reconnects and reads anew. */
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
  const hears = ({ client_id }: CampaignNews): boolean =>
    reach.wide || (client_id !== null && reach.clients.includes(client_id))
  return eventStream({
    mostWaiting: MOST_WAITING,
    begin: line => {
      line.write(': listening\n\n')
      const unsubscribe = context.campaignNews.subscribe(orgId, told => {
        const news = told as CampaignNews
        if (hears(news)) line.write(`event: campaign\ndata: ${JSON.stringify(news)}\n\n`)
      })
      // The beat looks again: the reader may have signed out, lost a role or gone to another organization.
      const lookAgain = async (): Promise<void> => {
        const now = await reachOf(context)
        if (now.org_id === orgId) reach = now
        else line.close()
      }
      const beat = setInterval(() => {
        line.write(': still here\n\n')
        lookAgain().catch(() => line.close())
      }, HEARTBEAT_MS)
      return () => {
        clearInterval(beat)
        unsubscribe()
        giveBack()
      }
    },
  })
}
