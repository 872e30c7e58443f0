import type { MemberRow } from '@sextant/contracts/team/routes'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { Confirmed } from '../confirmed.ts'
import type { RoleChoice } from './invite.ts'

const nameOf = ({ full_name: name, email }: MemberRow) => name || email

type NewRole = { member: MemberRow; choice: RoleChoice }

export const useSetMemberRole = (confirmed: Confirmed) =>
  useSaving({
    call: ({ member, choice }: NewRole) =>
      confirmed(() => api.team.setRole({ id: member.id, ...choice })),
    words: 'The role could not be changed.',
    told: 'in place',
    // The team is read again before the change counts as done.
    onSaved: async (_done, { member }) => {
      await changed('team')
      toast.success(`${nameOf(member)} has the new role`)
    },
  })

/** What they made stays. */
export const useRemoveMember = (confirmed: Confirmed) =>
  useSaving({
    call: (member: MemberRow) => confirmed(() => api.team.remove({ id: member.id })),
    words: 'They could not be removed.',
    told: 'in place',
    onSaved: async (_done, member) => {
      await changed('team')
      toast.success(`${nameOf(member)} is no longer in the team`)
    },
  })
