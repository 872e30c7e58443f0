import type { Hono } from 'hono'

export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>

/** The product's own API as the person of the token. Throws with the answer when something is refused. */
export const caller =
  (hono: Hono, token: string): Call =>
  async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await hono.request(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new Error(
        `The demo data could not be planted: ${method} ${path} answered ${answer.status} ${text.slice(0, 200)}`,
      )
    return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
  }
