import { apiUrl } from './api-address.ts'
import { keepToken, readToken, tokenAge } from './token.ts'

const DAY_MS = 24 * 60 * 60_000

type Answer = { session?: { token?: string } } | null

async function renew(): Promise<boolean> {
  const token = readToken()
  if (token === null) return false
  const response = await fetch(apiUrl('/api/auth/get-session'), {
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
    cache: 'no-store',
  })
  const answer = response.ok ? ((await response.json()) as Answer) : null
  if (!answer?.session) return false
  // Unless somebody signed in or out in the meantime.
  if (readToken() === token) keepToken(answer.session.token ?? token)
  return true
}

let underWay: Promise<boolean> | null = null

/** Reads the session, which renews it. False: it has ended. Rejects when nobody answers. Callers at the same time share one question. */
export function refreshSession(): Promise<boolean> {
  underWay ??= renew().finally(() => {
    underWay = null
  })
  return underWay
}

/** Once per page load: a session of which nothing was heard for a day is renewed, so that whoever comes daily is never signed out. */
export function renewOldSession() {
  if (readToken() !== null && tokenAge() > DAY_MS) void refreshSession().catch(() => null)
}
