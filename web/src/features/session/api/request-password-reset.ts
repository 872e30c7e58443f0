import { authCall, AuthRefusal } from './auth-call.ts'

/** Has a reset link mailed; answers the same whether or not the address is known. Rejects with AuthRefusal when the provider refuses. */
export async function requestPasswordReset(email: string): Promise<void> {
  const answer = await authCall<{ status?: boolean } | null>('request-password-reset', {
    email,
    redirectTo: '/reset-password',
  })
  if (answer?.status === false)
    throw new AuthRefusal('Failed to send password reset email', undefined)
}
