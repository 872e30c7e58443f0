import { toast } from 'sonner'
import { keepToken } from '@/client/token.ts'
import { useSaving } from '@/client/use-saving.ts'
import { withStepUp } from '../step-up.ts'
import { authCall, refusedFor } from './auth-call.ts'

/** Said at the field that it is about. */
export const WRONG_PASSWORD = 'Current password is incorrect'
const FAILED = 'Failed to change password'

type Passwords = { currentPassword: string; newPassword: string }

/** Sets another password and signs out everywhere else. Rejects with the sentence to show; STEP_UP_REQUIRED passes through. */
export async function changePassword(passwords: Passwords): Promise<void> {
  try {
    const { token } = await authCall<{ token: string | null }>('change-password', {
      ...passwords,
      revokeOtherSessions: true,
    })
    if (token) keepToken(token)
  } catch (error) {
    if (refusedFor(error, 'STEP_UP_REQUIRED')) throw error
    const wrong = refusedFor(error, 'INVALID_PASSWORD', 'WRONG_PASSWORD')
    throw new Error(wrong ? WRONG_PASSWORD : FAILED, { cause: error })
  }
}

export const useChangePassword = () =>
  useSaving({
    call: (passwords: Passwords) => withStepUp(() => changePassword(passwords)),
    words: FAILED,
    told: 'in place',
    changes: ['sessions'],
    onSaved: () =>
      toast.success('Password changed', { description: 'You were signed out everywhere else.' }),
  })
