import type { RoleName } from '@sextant/contracts/abilities'
import { api } from '@/client/api.ts'
import { rereadTeam } from './team.ts'

/** client_ids: empty for the whole organization. */
export type RoleChoice = { role_name: RoleName; client_ids: string[] }

export async function inviteTeammate(email: string, choice: RoleChoice) {
  await api.team.invite({ email, ...choice })
  await rereadTeam()
}

/** A new link by mail; the old one ends. */
export async function resendInvitation(id: string) {
  await api.team.resend({ id })
  await rereadTeam()
}

export async function revokeInvitation(id: string) {
  await api.team.revoke({ id })
  await rereadTeam()
}
