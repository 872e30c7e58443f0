import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSecondFactorDue } from './second-factor.ts'
import { send } from './send.ts'
import { keepToken, readToken } from './token.ts'
import { onSessionEnd } from './unauthorized.ts'

const kept = new Map<string, string>()
const place = { origin: 'https://sextant.example', protocol: 'https:', pathname: '/dashboard' }
const ended = vi.fn<() => void>()
const due = vi.fn<() => void>()
let answers: (request: Request) => Response | Promise<Response>
const asked: string[] = []
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const isRefresh = (request: Request) => request.url.endsWith('/api/auth/get-session')
const bearer = (request: Request) => request.headers.get('authorization')
const call = (body?: string) =>
  send(new Request('https://sextant.example/api/v1/me', body ? { method: 'POST', body } : {}))

beforeEach(() => {
  kept.clear()
  asked.length = 0
  place.pathname = '/dashboard'
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', { location: place })
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).pathname)
    return answers(request)
  })
  onSessionEnd(() => {
    kept.clear()
    ended()
  })
  onSecondFactorDue(due)
  keepToken('old')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('calls refused side by side renew the session once and are repeated with what they carried', async () => {
  const bodies: string[] = []
  answers = async request => {
    if (isRefresh(request)) return json(200, { session: { token: 'new' } })
    if (bearer(request) === 'Bearer old') return json(401, {})
    bodies.push(await request.text())
    return json(200, {})
  }
  const both = await Promise.all([call('first'), call('second')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(bodies.toSorted()).toEqual(['first', 'second'])
  expect(asked.filter(path => path === '/api/auth/get-session')).toHaveLength(1)
  expect([readToken(), ended.mock.calls.length]).toEqual(['new', 0])
})

test.each([
  ['the session has ended', () => json(200, null)],
  ['the provider refuses', () => json(401, {})],
  [
    'nobody answers',
    () => {
      throw new TypeError('offline')
    },
  ],
])('signed out once when %s', async (_, refresh) => {
  answers = request => (isRefresh(request) ? refresh() : json(401, {}))
  await Promise.all([call(), call(), call()])
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a session that stands but is refused again ends: no loop', async () => {
  answers = request =>
    isRefresh(request) ? json(200, { session: { token: 'old' } }) : json(401, {})
  await call()
  expect(asked).toEqual(['/api/v1/me', '/api/auth/get-session', '/api/v1/me'])
  expect(ended).toHaveBeenCalledTimes(1)
})

test.each(['/login', '/signup', '/onboarding/business-context'])(
  '%s explains a 401 itself',
  async pathname => {
    place.pathname = pathname
    answers = () => json(401, {})
    await call()
    expect(asked).toEqual(['/api/v1/me'])
    expect([readToken(), ended.mock.calls.length]).toEqual(['old', 0])
  },
)

test('an anonymous call ends nothing', async () => {
  kept.clear()
  answers = () => json(401, {})
  await call()
  expect(asked).toEqual(['/api/v1/me'])
  expect(ended).not.toHaveBeenCalled()
})

test('a second factor that is due is led to, and the caller can still read the answer', async () => {
  answers = () =>
    json(403, { code: 'MFA_REQUIRED', message: 'Enter your 6-digit code to continue.' })
  const response = await call()
  expect(due).toHaveBeenCalledTimes(1)
  await expect(response.json()).resolves.toMatchObject({ code: 'MFA_REQUIRED' })
  answers = () => json(403, { code: 'FORBIDDEN' })
  await call()
  expect(due).toHaveBeenCalledTimes(1)
})
