import { forgetFetched } from '@/client/forget.ts'
import { keepToken } from '@/client/token.ts'
import { useSending } from '@/client/use-sending.ts'
import { noteThemeDue } from '../theme-due.ts'
import { authCall, AuthRefusal, refusalWords, refusedFor } from './auth-call.ts'
import { dueFactor } from './factors.ts'

type Credentials = { email: string; password: string }

/** factorId: of the second factor that is still to be passed. */
async function signIn(credentials: Credentials): Promise<{ factorId: string | undefined }> {
  const { token } = await authCall<{ token: string }>('sign-in/email', credentials)
  keepToken(token)
  noteThemeDue()
  forgetFetched()
  // A check that fails does not keep anybody out here: the guard checks again before it shows anything.
  return { factorId: await dueFactor().catch(() => undefined) }
}

export const useSignIn = () => useSending({ call: signIn, wordsFor: refusalWords })

export const isUnconfirmed = (error: unknown) => refusedFor(error, 'EMAIL_NOT_VERIFIED')

/** Too many tries: another password would not help now. */
export const isLockedOut = (error: unknown) => error instanceof AuthRefusal && error.status === 429
