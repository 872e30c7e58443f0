import { requestInvitation, type InvitationRequest } from './api/request-invitation.ts'
import type { useBotCheck } from './bot-check/use-bot-check.ts'

export type Failure = {
  title: string
  /** What exactly went wrong, where somebody said. */
  reason?: string
}

/** Proves that a person is there and sends the request. Null: it was received. Every failure is a sentence of the specification or the server's own. */
export async function submitRequest(
  request: Omit<InvitationRequest, 'recaptchaToken'>,
  check: ReturnType<typeof useBotCheck>['check'],
): Promise<Failure | null> {
  if (check.state !== 'ready')
    return { title: 'Security validation is loading. Please wait a moment and try again.' }
  let token: string
  try {
    token = await check.token('submit_invitation')
  } catch (error) {
    return {
      title: 'Security validation failed. Please refresh the page and try again...',
      reason: (error as Error).message,
    }
  }
  if (!token) return { title: 'Security validation failed. Please try again.' }
  try {
    const { success, detail } = await requestInvitation({ ...request, recaptchaToken: token })
    return success
      ? null
      : { title: detail ?? 'Unable to submit your request. Please try again or contact us...' }
  } catch {
    return { title: 'An unexpected error occurred. Please try again or contact us directly...' }
  }
}
