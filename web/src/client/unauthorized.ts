// A 401 on these pages is theirs to explain; the session stays.
const EXCEPTIONS = new Set(['/onboarding/business-context', '/signup', '/login'])

/** Whether an answer ends the session: a 401 to a call that carried the token, outside the pages that handle it themselves. */
export function endsSession(answer: { status: number; carriedToken: boolean; pathname: string }): boolean {
  return answer.status === 401 && answer.carriedToken && !EXCEPTIONS.has(answer.pathname.replace(/(.)\/+$/, '$1'))
}

let leave: (() => void) | null = null
let leaving = false

/** The shell says how a session ends: what to forget and where to go. */
export function onSessionEnd(handler: () => void) {
  leave = handler
}

/** Applies the rule to one answer. Calls that fail side by side end the session once. */
export function heed(status: number, carriedToken: boolean) {
  const { pathname } = window.location
  if (leaving || !endsSession({ status, carriedToken, pathname })) return
  leaving = true
  leave?.()
  queueMicrotask(() => { leaving = false })
}
