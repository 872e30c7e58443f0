import { rowsOf } from '@sextant/database/call'
import type { Context } from './context.ts'
import { fail } from './errors.ts'
import { eventStream } from './event-stream.ts'
import { countStreams } from './open-streams.ts'
import type { OrganizationNews } from './organization-news.ts'

const HEARTBEAT_MS = 15_000
/** Bytes a slow reader may lag behind; it reconnects and reads anew. */
const MOST_WAITING = 1_000_000
const streams = countStreams()

type Signed = Context & { token: string }
type Reach = {
  user_id: string
  org_id: string | null
  wide: boolean
  clients: string[]
  works_wide: boolean
  works_for: string[]
}
/** Who hears: everybody with any role there, or those who work there. */
type Ears = 'visible' | 'working'

/** Whose news the caller may hear of. Throws when the session has ended. */
async function reachOf(context: Signed): Promise<Reach> {
  const [reach] = await rowsOf<Reach>(context.database.pool, context, 'my_reach')
  return reach!
}

function hears(reach: Reach, ears: Ears, clientId: string | null): boolean {
  const wide = ears === 'visible' ? reach.wide : reach.works_wide
  const clients = ears === 'visible' ? reach.clients : reach.works_for
  return wide || (clientId !== null && clients.includes(clientId))
}

/** News of the caller's organization as an SSE stream, as far as they reach. Nothing is replayed; after a gap the reader fetches anew. */
export async function followNews(
  context: Signed,
  news: OrganizationNews,
  { event, ears }: { event: string; ears: Ears },
): Promise<Response> {
  let reach = await reachOf(context)
  if (!reach.org_id) throw fail('NOT_FOUND')
  const { org_id: orgId, user_id: userId } = reach
  const giveBack = streams.open(userId)
  return eventStream({
    mostWaiting: MOST_WAITING,
    begin: line => {
      line.write(': listening\n\n')
      const unsubscribe = news.subscribe(orgId, told => {
        const { client_id } = told as { client_id: string | null }
        if (hears(reach, ears, client_id))
          line.write(`event: ${event}\ndata: ${JSON.stringify(told)}\n\n`)
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
