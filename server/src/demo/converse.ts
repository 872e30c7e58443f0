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

/** A session with the Strategy agent to its deliverable, which is saved. answers: by the key of the agent's question; what is missing is not known. */
export async function converse(
  call: Call,
  session: { tool: string; clientId?: string },
  answers: Record<string, string>,
): Promise<void> {
  const { id } = await call<{ id: string }>('POST', '/agent-sessions', {
    agent: 'strategy',
    ...session,
  })
  for (let turn = 0; turn < 8; turn += 1) {
    const { messages, outputs } = await call<{
      messages: { question: { key: string } | null }[]
      outputs: { id: string }[]
    }>('GET', `/agent-sessions/${id}`)
    if (outputs[0]) {
      await call('POST', `/agent-outputs/${outputs[0].id}/save`, {})
      return
    }
    await call('POST', `/agent-sessions/${id}/messages`, {
      text: answers[messages.at(-1)?.question?.key ?? ''] ?? 'I don’t know',
    })
  }
}
