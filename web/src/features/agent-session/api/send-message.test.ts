import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendMessage } from './send-message.ts'

const MESSAGE = { messageId: 'm', text: 'oak doors', facts: [], parentId: undefined }
vi.mock('virtual:api-contract', () => ({ contract: {}, caches: {} }))

let answer: Response

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 15, 10, 0), toFake: ['Date'] })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('window', { location: { origin: 'https://sextant.example', pathname: '/' } })
  vi.stubGlobal('fetch', async () => answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('after too many messages it is said from when one may go on', async () => {
  answer = Response.json(
    { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' },
    { status: 429, headers: { 'retry-after': '95' } },
  )
  await expect(sendMessage('s', MESSAGE)).rejects.toThrow('from 15:11:35')
})

test('another refusal is said in the server’s words', async () => {
  answer = Response.json({ code: 'UNPROCESSABLE', message: 'Write something.' }, { status: 422 })
  await expect(sendMessage('s', MESSAGE)).rejects.toThrow('Write something.')
})
