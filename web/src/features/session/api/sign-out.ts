import { dropToken, readToken } from '@/client/token.ts'
import { authCall } from './auth-call.ts'
import { forgetSignup } from '../signup-memory.ts'
import { forgetInvitation } from '../invitation-memory.ts'

/** Ends the session here even when the server cannot be reached: whoever presses Sign Out is signed out. */
export async function signOut() {
  if (readToken()) await authCall('sign-out', {}).catch(() => null)
  dropToken()
  forgetSignup()
  forgetInvitation()
  localStorage.removeItem('lastViewedClient')
}
