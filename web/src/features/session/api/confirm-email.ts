import { apiUrl } from '@/client/api-address.ts'
import { send } from '@/client/send.ts'
import { keepToken } from '@/client/token.ts'
import { authCall, AuthRefusal } from './auth-call.ts'

/** Confirms the address behind a mailed link and keeps the session that comes with it, if one does. Rejects with AuthRefusal when the link is used up or too old. */
export async function confirmEmail(token: string): Promise<{ session: boolean }> {
  const response = await send(
    new Request(apiUrl(`/api/auth/verify-email?token=${encodeURIComponent(token)}`)),
  )
  const answer = (await response.json().catch(() => null)) as {
    status?: boolean
    token?: string
    code?: string
    message?: string
  } | null
  if (!response.ok || !answer?.status)
    throw new AuthRefusal(
      answer?.message ?? 'An unexpected error occurred',
      answer?.code,
      response.status,
    )
  // The header's token comes with its signature, which nobody asks for again.
  const session = answer.token ?? response.headers.get('set-auth-token')?.split('.')[0]
  if (session) keepToken(session)
  return { session: Boolean(session) }
}

/** Mails the link again. Answers the same whether or not the address is known. */
export const resendConfirmation = (email: string) =>
  authCall<unknown>('send-verification-email', { email })
