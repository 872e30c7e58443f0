import type { createBrowserRouter } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { renewOldSession } from '@/client/refresh.ts'
import { onSecondFactorDue } from '@/client/second-factor.ts'
import { dropToken, onTokenChangedElsewhere } from '@/client/token.ts'
import { onSessionEnd } from '@/client/unauthorized.ts'
import type { CarriedFactor } from '@/features/session/carried-factor.ts'
import { loginFor } from './guard.ts'

/** What happens when a session ends from outside: forget what was fetched, sign in again, come back to the same page. */
export function watchSession(router: ReturnType<typeof createBrowserRouter>) {
  const leave = () => {
    forgetFetched()
    void router.navigate(loginFor(window.location.pathname + window.location.search), {
      replace: true,
    })
  }
  onSessionEnd(() => {
    dropToken()
    leave()
  })
  let leading = false
  onSecondFactorDue(() => {
    const { pathname, search } = window.location
    if (leading || pathname === '/mfa-verify' || pathname === '/login') return
    leading = true
    forgetFetched()
    void leadToSecondFactor(router, pathname + search).finally(() => {
      leading = false
    })
  })
  renewOldSession()
  // Another person may have signed in over there: nothing fetched for the first may stay on screen.
  onTokenChangedElsewhere(token => (token === null ? leave() : window.location.reload()))
}

async function leadToSecondFactor(router: ReturnType<typeof createBrowserRouter>, next: string) {
  const { firstFactor } = await import('@/features/session/api/factors.ts')
  const factorId = await firstFactor().catch(() => null)
  const state: CarriedFactor = { factorId, next }
  await router.navigate('/mfa-verify', { replace: true, state })
}
