import { refreshSession } from './refresh.ts'
import { readToken } from './token.ts'

// A 401 on these pages is theirs to explain; the session stays.
const EXCEPTIONS = new Set(['/onboarding/business-context', '/signup', '/login'])

/** Whether an answer ends the session: a 401 to a call that carried the token, outside the pages that handle it themselves. */
export function endsSession(answer: {
  status: number
  carriedToken: boolean
  pathname: string
}): boolean {
  return (
    answer.status === 401 &&
    answer.carriedToken &&
    !EXCEPTIONS.has(answer.pathname.replace(/(.)\/+$/, '$1'))
  )
}

let leave: (() => void) | null = null
let leaving = false

/** The shell says how a session ends: what to forget and where to go. */
export function onSessionEnd(handler: () => void) {
  leave = handler
}

// Calls that fail side by side end the session once.
function endSession() {
  if (leaving) return
  leaving = true
  leave?.()
  queueMicrotask(() => {
    leaving = false
  })
}

/** Makes a call with the session's token, under the 401 rule: the session is renewed once and the call repeated; when that does not help either, the session is over. */
export async function underSession<Answer extends { status: number }>(
  call: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const token = readToken()
  const answer = await call(token)
  const refused = ({ status }: Answer) =>
    endsSession({ status, carriedToken: token !== null, pathname: window.location.pathname })
  if (!refused(answer)) return answer
  // Another call may have signed out, or another tab in, while this one was on its way.
  const replaced = () => readToken() !== token
  if (!replaced() && !(await refreshSession().catch(() => false))) {
    if (!replaced()) endSession()
    return answer
  }
  if (readToken() === null) return answer
  const second = await call(readToken())
  if (refused(second)) endSession()
  return second
}
