import type { RoleName } from '@sextant/contracts/abilities'
import type { TeamInvitationRow } from '@sextant/contracts/team/routes'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { Confirmed } from '../confirmed.ts'

/** client_ids: empty for the whole organization. */
export type RoleChoice = { role_name: RoleName; client_ids: string[] }

type Invited = { email: string; choice: RoleChoice }

export const useInviteTeammate = (confirmed: Confirmed) =>
  useSaving({
    call: ({ email, choice }: Invited) => confirmed(() => api.team.invite({ email, ...choice })),
    words: 'The invitation could not be sent.',
    told: 'in place',
    onSaved: async (_row, { email }) => {
      await changed('team')
      toast.success(`Invitation sent to ${email}`)
    },
  })

/** A new link by mail; the old one ends. */
export const useResendInvitation = (confirmed: Confirmed) =>
  useSaving({
    call: ({ id }: TeamInvitationRow) => confirmed(() => api.team.resend({ id })),
    words: 'The link could not be sent',
    changes: ['team'],
    onSaved: (_row, { email }) =>
      void toast.success(`A new link is on its way to ${email}`, {
        description: 'The earlier one no longer opens.',
      }),
  })

export const useRevokeInvitation = (confirmed: Confirmed) =>
  useSaving({
    call: (id: string) => confirmed(() => api.team.revoke({ id })),
    words: 'The invitation could not be revoked.',
    told: 'in place',
    onSaved: () => changed('team'),
  })
