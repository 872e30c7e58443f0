import type { InvitedSignup } from '@sextant/contracts/invitations/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { invitationKeys } from './keys.ts'

const SECRET = /^[0-9a-f]{64}$/

/** What was told when asking for the invitation whose mail led here. null: the secret is unknown, replaced or used. */
export const invitedSignupQuery = (key: string) =>
  queryOptions({
    queryKey: invitationKeys.mailed(key),
    queryFn: async (): Promise<InvitedSignup | null> =>
      SECRET.test(key) ? api.invitations.open({ key }) : null,
    staleTime: 30_000,
    // Signing up works without it: what is known only spares questions.
    retry: false,
  })
