import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshSession, renewOldSession } from './refresh.ts'

const HOUR = 60 * 60_000
const kept = new Map<string, string>()
const fetched = vi.fn<() => Promise<Response>>()
const settled = () => new Promise(resolve => setTimeout(resolve))

beforeEach(() => {
  kept.clear()
  kept.set('auth_token', 'old')
  fetched.mockImplementation(async () => Response.json({ session: { token: 'new' } }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', { location: { origin: 'https://sextant.example', protocol: 'https:' } })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ['nobody knows how old', null, 1],
  ['older than a day', Date.now() - 25 * HOUR, 1],
  ['of today', Date.now() - HOUR, 0],
])('a session %s is renewed %s times', async (_, keptAt, times) => {
  if (keptAt !== null) kept.set('auth_token_kept_at', String(keptAt))
  renewOldSession()
  await settled()
  expect(fetched).toHaveBeenCalledTimes(times)
  expect(kept.get('auth_token')).toBe(times ? 'new' : 'old')
})

test('signed out there is nothing to renew', async () => {
  kept.clear()
  renewOldSession()
  await expect(refreshSession()).resolves.toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

test('an answer that comes after signing out brings nothing back', async () => {
  fetched.mockImplementation(async () => {
    kept.delete('auth_token')
    return Response.json({ session: { token: 'new' } })
  })
  await refreshSession()
  expect(kept.has('auth_token')).toBe(false)
})
