import { toast } from 'sonner'
import { useSending } from '@/client/use-sending.ts'
import { authCall, AuthRefusal, refusalWords } from './auth-call.ts'

/** Has a reset link mailed; answers the same whether or not the address is known. */
async function requestPasswordReset(email: string): Promise<void> {
  const answer = await authCall<{ status?: boolean } | null>('request-password-reset', {
    email,
    redirectTo: '/reset-password',
  })
  if (answer?.status === false)
    throw new AuthRefusal('Failed to send password reset email', undefined)
}

function tellFailure(error: unknown) {
  if (!(error instanceof AuthRefusal))
    return toast.error('An unexpected error occurred', { description: 'Please try again later.' })
  const description = error.message || 'Please try again.'
  return toast.error('Failed to send reset email', { description })
}

export const useRequestPasswordReset = () =>
  useSending({
    call: requestPasswordReset,
    wordsFor: refusalWords,
    onSaved: () =>
      toast.success('Password reset email sent', {
        description: 'Check your inbox for instructions to reset your password.',
      }),
    onFailed: tellFailure,
  })
