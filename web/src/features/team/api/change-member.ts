import { api } from '@/client/api.ts'
import type { RoleChoice } from './invite.ts'
import { rereadTeam } from './team.ts'

export async function setMemberRole(id: string, choice: RoleChoice) {
  await api.team.setRole({ id, ...choice })
  await rereadTeam()
}

/** What they made stays. */
export async function removeMember(id: string) {
  await api.team.remove({ id })
  await rereadTeam()
}
