import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sextant/contracts/contract'

type Routes = typeof contract
export type InvitationRequest = InferContractRouterInputs<Routes>['invitations']['request']
type Answer = InferContractRouterOutputs<Routes>['invitations']['request']

/** Sends the request, without a session. A refusal is an answer (`success: false`, with a reason where the server gives one); rejects only when there was none. */
export async function requestInvitation(request: InvitationRequest): Promise<Answer> {
  const response = await fetch('/api/v1/invitations/request', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const answer = (await response.json()) as Partial<Answer>
  return {
    success: response.ok && answer.success === true,
    ...(typeof answer.detail === 'string' && answer.detail ? { detail: answer.detail } : {}),
  }
}
