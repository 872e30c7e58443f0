import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { Confirmed } from '../confirmed.ts'

/** The member becomes owner, the caller administrator. */
export const useTransferOwnership = (confirmed: Confirmed) =>
  useSaving({
    call: (userId: string) => confirmed(() => api.team.transfer({ user_id: userId })),
    words: 'Ownership could not be handed over.',
    told: 'in place',
  })

export const useLeaveOrganization = (confirmed: Confirmed) =>
  useSaving({
    call: () => confirmed(() => api.team.leave()),
    words: 'You could not leave.',
    told: 'in place',
  })
