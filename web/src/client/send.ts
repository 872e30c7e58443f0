import { heedSecondFactor } from './second-factor.ts'
import { underSession } from './unauthorized.ts'

/** fetch with the session's token, without cookies, under the rules for 401 and for a second factor that is due. The one way out of the browser. */
export async function send(request: Request, init?: RequestInit): Promise<Response> {
  const response = await underSession(token => {
    const headers = new Headers(request.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    // A copy: the rule may have to send it a second time.
    return fetch(new Request(request.clone(), { headers, credentials: 'omit' }), init)
  })
  await heedSecondFactor(response)
  return response
}
