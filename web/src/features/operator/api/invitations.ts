import type { InvitationEntry, InvitationState } from '@sextant/contracts/operator/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { toast } from 'sonner'
import { operatorKeys } from './keys.ts'

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
    queryKey: operatorKeys.invitations(filter),
    meta: { shows: ['invitations'] },
    queryFn: (): Promise<Invitations> =>
      api.operator.invitations({
        limit: INVITATIONS_PAGE,
        offset: filter.page * INVITATIONS_PAGE,
        ...(filter.state ? { state: filter.state } : {}),
        ...(filter.search ? { search: filter.search } : {}),
      }),
    staleTime: 10_000,
  })

const changes = ['invitations', 'mail', 'operator-log'] as const

type Decision = { emails: readonly string[]; decision: 'approve' | 'decline' }

/** Approval mails the link; declining mails a few kind words. Answers those it was about, as they stand now. */
export const useDecideInvitations = () =>
  useSaving({
    call: ({ emails, decision }: Decision): Promise<InvitationEntry[]> =>
      api.operator.decide({ emails: [...emails], decision }),
    words: 'Nothing was changed.',
    changes,
  })

/** Lets somebody in who never asked. The answer's state is joined when the email has an account already and no mail went out. */
export const useInviteDirectly = () =>
  useSaving({
    call: (email: string) => api.operator.invite({ email }),
    words: 'The invitation could not be sent.',
    told: 'in place',
    changes,
    onSaved: ({ state }, email) =>
      state === 'joined'
        ? toast.info(`${email} has an account already`)
        : toast.success(`Invitation on its way to ${email}`),
  })

export const useMailInvitationAgain = () =>
  useSaving({
    call: (email: string) => api.operator.resend({ email }),
    words: 'Nothing was mailed.',
    changes,
    onSaved: (_done, email) => void toast.success(`The link is on its way to ${email}`),
  })
