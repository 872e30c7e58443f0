import type { InvitationPreview } from '@sextant/contracts/team/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

/** What the link of an invitation offers. null: unknown, used, withdrawn or expired, which are not told apart. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['team-invitation', token],
    queryFn: async (): Promise<InvitationPreview | null> => {
      try {
        return await api.team.preview({ token })
      } catch (error) {
        if (
          error instanceof Error &&
          'status' in error &&
          typeof error.status === 'number' &&
          [400, 404, 422].includes(error.status)
        )
          return null
        throw error
      }
    },
    staleTime: 30_000,
  })

/** Joins the inviting organization as the person who is signed in. */
export const useAcceptInvitation = () =>
  useSaving({
    call: (token: string) => api.team.accept({ token }),
    words: 'An unexpected error occurred',
    told: 'in place',
  })
