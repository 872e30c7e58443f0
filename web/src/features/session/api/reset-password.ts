import { forgetFetched } from '@/client/forget.ts'
import { keepToken } from '@/client/token.ts'
import { useSending } from '@/client/use-sending.ts'
import { noteThemeDue } from '../theme-due.ts'
import { authCall, refusalWords, refusedFor } from './auth-call.ts'

/** token: of the mailed link. */
type NewPassword = { token: string; newPassword: string }

/** Sets the password behind a mailed link and signs in; every other session ends. */
async function resetPassword(chosen: NewPassword): Promise<void> {
  const answer = await authCall<{ status: boolean; token?: string }>('reset-password', chosen)
  if (!answer.token) return
  keepToken(answer.token)
  noteThemeDue()
}

export const isDeadResetLink = (error: unknown) =>
  refusedFor(error, 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'RESET_PASSWORD_DISABLED')

export const useResetPassword = () =>
  useSending({ call: resetPassword, wordsFor: refusalWords, onSaved: forgetFetched })
