import { readToken } from './token.ts'
import { heed } from './unauthorized.ts'

/** fetch with the session's token, without cookies, under the 401 rule. The one way out of the browser. */
export async function send(request: Request, init?: RequestInit): Promise<Response> {
  const token = readToken()
  const headers = new Headers(request.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  const response = await fetch(new Request(request, { headers, credentials: 'omit' }), init)
  heed(response.status, token !== null)
  return response
}
