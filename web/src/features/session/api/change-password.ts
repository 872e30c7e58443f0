import { keepToken } from '@/client/token.ts'
import { authCall, AuthRefusal } from './auth-call.ts'

/** Sets another password and signs out everywhere else. Rejects with the sentence to show; STEP_UP_REQUIRED passes through. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  try {
    const { token } = await authCall<{ token: string | null }>('change-password', {
      currentPassword,
      newPassword,
      revokeOtherSessions: true,
    })
    if (token) keepToken(token)
  } catch (error) {
    const code = error instanceof AuthRefusal ? error.code : undefined
    if (code === 'STEP_UP_REQUIRED') throw error
    throw new Error(
      code === 'INVALID_PASSWORD' || code === 'WRONG_PASSWORD'
        ? 'Current password is incorrect'
        : 'Failed to change password',
      { cause: error },
    )
  }
}
