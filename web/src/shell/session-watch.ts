import type { createBrowserRouter } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { dropToken, onTokenChangedElsewhere } from '@/client/token.ts'
import { onSessionEnd } from '@/client/unauthorized.ts'
import { loginFor } from './guard.ts'

/** What happens when a session ends from outside: forget what was fetched, sign in again, come back to the same page. */
export function watchSession(router: ReturnType<typeof createBrowserRouter>) {
  const leave = () => {
    forgetFetched()
    void router.navigate(loginFor(window.location.pathname + window.location.search), { replace: true })
  }
  onSessionEnd(() => {
    dropToken()
    leave()
  })
  // Another person may have signed in over there: nothing fetched for the first may stay on screen.
  onTokenChangedElsewhere(token => (token === null ? leave() : window.location.reload()))
}
