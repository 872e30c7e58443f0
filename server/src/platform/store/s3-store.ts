import { AwsClient } from 'aws4fetch'
import type { S3Config } from './s3-url.ts'
import { FileGone, type Store, StoreUnusable } from './store.ts'

const PATIENCE_MS = 60_000

export function openS3Store({ bucketUrl, ...keys }: S3Config): Store {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  const call = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    const request = { method, signal: AbortSignal.timeout(PATIENCE_MS) }
    try {
      return await client.fetch(
        `${bucketUrl}/${key}`,
        body ? { ...request, body: body as Uint8Array<ArrayBuffer> } : request,
      )
    } catch (error) {
      throw new StoreUnusable('the store of files cannot be reached', { cause: error })
    }
  }
  const must = (answer: Response): Response => {
    if (answer.ok) return answer
    throw new StoreUnusable(`the store of files answered ${answer.status}`)
  }
  return {
    keep: async (key, bytes) => void must(await call('PUT', key, bytes)),
    read: async key => {
      const answer = await call('GET', key)
      if (answer.status === 404) throw new FileGone(key)
      return new Uint8Array(await must(answer).arrayBuffer())
    },
    forget: async key => {
      const answer = await call('DELETE', key)
      if (answer.status !== 404) must(answer)
    },
  }
}
