import { apiUrl } from '@/client/api-address.ts'
import { forgetFetched } from '@/client/forget.ts'
import { queryClient } from '@/client/query-client.ts'
import { send } from '@/client/send.ts'
import { keepToken } from '@/client/token.ts'
import { useSending } from '@/client/use-sending.ts'
import { authCall, AuthRefusal, refusalWords } from './auth-call.ts'
import { meQuery } from './get-me.ts'

type Answer = { status?: boolean; token?: string; code?: string; message?: string } | null

/** Confirms the address behind a mailed link and keeps the session that comes with it, if one does. Rejects with AuthRefusal when the link is used up or too old. */
async function confirmEmail(token: string): Promise<{ session: boolean }> {
  const response = await send(
    new Request(apiUrl(`/api/auth/verify-email?token=${encodeURIComponent(token)}`)),
  )
  const answer = (await response.json().catch(() => null)) as Answer
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

// A link works once: drawing the page twice must not ask twice.
const asked = new Map<string, Promise<{ session: boolean }>>()
function confirmOnce(token: string) {
  const answer = asked.get(token) ?? confirmEmail(token)
  asked.set(token, answer)
  return answer
}

/** Small businesses describe themselves first; everybody else, and whoever cannot be asked about, is sorted out by the guard. */
async function isToDescribeItself(): Promise<boolean> {
  const me = await queryClient.fetchQuery(meQuery).catch(() => null)
  return me?.organization?.type === 'SME' && me.onboarding.needs_onboarding
}

/** Whether the link itself is at fault; otherwise it still works, and the call can be made again. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof AuthRefusal && error.status < 500

/** session: somebody is signed in by it. describesItself: their business profile comes first. */
export type Confirmed = { session: boolean; describesItself: boolean }

/** Follows the link of a confirmation mail. */
export const useConfirmEmail = () =>
  useSending({
    call: async (token: string): Promise<Confirmed> => {
      const { session } = await confirmOnce(token)
      forgetFetched()
      return { session, describesItself: session && (await isToDescribeItself()) }
    },
    wordsFor: refusalWords,
    onFailed: (error, token) => {
      if (!isDeadLink(error)) asked.delete(token)
    },
  })

/** Mails the link again. Answers the same whether or not the address is known. */
export const useResendConfirmation = () =>
  useSending({
    call: (email: string) => authCall<unknown>('send-verification-email', { email }),
    wordsFor: refusalWords,
  })
