import { readFileSync } from 'node:fs'
import { sampleFolder } from './sample-files.ts'

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>
type Where = { address: string; token: string; clientId: string | null }

/** A price list that was brought in and read, for the walks; answers its id. */
export async function broughtDocument(
  ask: Ask,
  { address, token, clientId }: Where,
): Promise<string> {
  const query = new URLSearchParams({
    name: 'Price list.pdf',
    ...(clientId && { client_id: clientId }),
  })
  const answer = await fetch(`${address}/api/v1/documents?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: readFileSync(sampleFolder()('Price list 2027.pdf')),
  })
  const { id } = (await answer.json()) as { id: string }
  const isRead = async (): Promise<boolean> =>
    (await ask<{ facts: unknown[] }>('GET', `/documents/${id}`)).facts.length > 0
  while (!(await isRead())) await new Promise(resolve => setTimeout(resolve, 200))
  return id
}
