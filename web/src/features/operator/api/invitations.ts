import type { InvitationEntry, InvitationState } from '@sextant/contracts/operator/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

export type Invitations = {
  total: number
  counts: Partial<Record<InvitationState, number>>
  items: InvitationEntry[]
}
export const INVITATIONS_PAGE = 50

/** Requests and invitations, newest first. page counts from 0. */
export const invitationsQuery = (filter: {
  state: InvitationState | null
  search: string
  page: number
}) =>
  queryOptions({
    queryKey: ['operator', 'invitations', filter],
    queryFn: (): Promise<Invitations> =>
      api.operator.invitations({
        limit: INVITATIONS_PAGE,
        offset: filter.page * INVITATIONS_PAGE,
        ...(filter.state ? { state: filter.state } : {}),
        ...(filter.search ? { search: filter.search } : {}),
      }),
    staleTime: 10_000,
  })

const again = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['operator', 'invitations'] }),
    queryClient.invalidateQueries({ queryKey: ['operator', 'log'] }),
  ])

/** Approval mails the link; declining mails nothing. */
export async function decideInvitations(emails: string[], decision: 'approve' | 'decline') {
  await api.operator.decide({ emails, decision })
  await again()
}

/** The state afterwards: joined when the email has an account already and no mail went out. */
export async function inviteDirectly(email: string): Promise<InvitationState> {
  const { state } = await api.operator.invite({ email })
  await again()
  return state
}

export async function mailInvitationAgain(email: string) {
  await api.operator.resend({ email })
  await again()
}
