import { keepToken } from '@/client/token.ts'
import { noteThemeDue } from '../theme-due.ts'
import { authCall } from './auth-call.ts'

/** Sets the password behind a mailed link and signs in; every other session ends. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  const answer = await authCall<{ status: boolean; token?: string }>('reset-password', {
    token,
    newPassword,
  })
  if (!answer.token) return
  keepToken(answer.token)
  noteThemeDue()
}
