import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Store } from './s3-store.ts'
import { readS3Url } from './s3-url.ts'
import { FileGone, StoreUnusable } from './store.ts'

const SECRET = 'secret/with+signs'
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** The signature that a request should carry, reckoned as Amazon's "Create a signed AWS API request" has it (Signature Version 4). */
function signatureDue(request: IncomingMessage, scope: string, signed: string): string {
  const { method, headers, url } = request
  const { pathname } = new URL(url!, 'http://bucket')
  const named = signed
    .split(';')
    .map(name => `${name}:${headers[name] as string}\n`)
    .join('')
  const payload = headers['x-amz-content-sha256'] as string
  const canonical = [method, pathname, '', named, signed, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  return hmac(key, toSign).toString('hex')
}

/** Whether a request is signed with the secret of this bucket. */
function isSigned(request: IncomingMessage): boolean {
  const [, scope, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=key\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  return scope !== undefined && signature === signatureDue(request, scope, signed!)
}

const kept = new Map<string, Buffer>()
let bucket: Server

/** A bucket as such services answer: 403 for a wrong signature, 404 for what is not there, 204 for a deletion. */
async function answer(request: IncomingMessage): Promise<[number, Buffer?]> {
  const body = Buffer.concat(await request.toArray())
  if (!isSigned(request)) return [403]
  const key = request.url!
  if (request.method === 'PUT') {
    kept.set(key, body)
    return [200]
  }
  if (request.method === 'DELETE') {
    kept.delete(key)
    return [204]
  }
  const file = kept.get(key)
  return file ? [200, file] : [404]
}

beforeAll(async () => {
  bucket = createServer((request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(body))
  })
  await new Promise<void>(resolve => bucket.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  bucket.closeAllConnections()
  bucket.close()
})

const storeWith = (secret: string, port = (bucket.address() as AddressInfo).port) =>
  openS3Store(
    readS3Url(`http://key:${encodeURIComponent(secret)}@127.0.0.1:${port}/papers?region=eu-west-3`),
  )

test('a file comes back from the bucket byte by byte until it is forgotten, and may be forgotten twice', async () => {
  const store = storeWith(SECRET)
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256)
  await store.keep('ab/cdef', bytes)
  expect([...kept.keys()]).toEqual(['/papers/ab/cdef'])
  expect(await store.read('ab/cdef')).toEqual(bytes)
  await store.forget('ab/cdef')
  await store.forget('ab/cdef')
  await expect(store.read('ab/cdef')).rejects.toThrow(FileGone)
})

test('a bucket that refuses or cannot be reached is no file that is gone', async () => {
  const bytes = new Uint8Array(3)
  await expect(storeWith('another').keep('ab/cdef', bytes)).rejects.toThrow(/answered 403/)
  await expect(storeWith('another').read('ab/cdef')).rejects.toThrow(StoreUnusable)
  // Port 1 is nobody's.
  await expect(storeWith(SECRET, 1).read('ab/cdef')).rejects.toThrow(/cannot be reached/)
})
