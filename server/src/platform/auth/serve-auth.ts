import type { Database } from '@sextant/database/open-database'
import { bearerToken } from '../context.ts'
import { fail } from '../errors.ts'
import type { Call } from './around.ts'
import { aroundCall } from './around-calls.ts'
import { type Auth, PEER_HEADER } from './open-auth.ts'
import { isMeant } from './routes.ts'

/** better-auth without cookies: the bearer token is the only proof of a session, in and out. `address`: the caller's, for the rate limit. */
export async function serveAuth(
  auth: Auth,
  database: Database,
  request: Request,
  address: string,
): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  headers.set(PEER_HEADER, address)
  const path = new URL(request.url).pathname.slice('/api/auth'.length)
  if (!isMeant(request.method, path)) throw fail('NOT_FOUND')
  // The library would read forms too, past everything here that looks at the body.
  if (
    request.method === 'POST' &&
    !/^application\/json\b/i.test(request.headers.get('content-type') ?? 'application/json')
  )
    throw fail('BAD_REQUEST')
  const body =
    request.method === 'POST'
      ? ((await request
          .clone()
          .json()
          .catch(() => null)) as Record<string, unknown> | null)
      : null
  const call: Call = {
    request,
    path,
    body: body ?? {},
    token: bearerToken(request.headers.get('authorization') ?? undefined),
    address,
  }
  const response = await aroundCall(
    auth,
    database,
    call,
  )(call, () =>
    auth.handler(
      request.method === 'DELETE'
        ? new Request(request.url, { method: 'DELETE', headers })
        : new Request(request, { headers }),
    ),
  )
  const answer = new Response(response.body, response)
  answer.headers.delete('set-cookie')
  return answer
}
