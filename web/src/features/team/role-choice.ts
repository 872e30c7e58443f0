import type { RoleName } from '@sextant/contracts/abilities'
import type { RoleChoice } from './api/invite.ts'
import { roleWords } from './role-words.ts'

/** every: the role is for the whole organization, whatever is picked below it. */
export type RoleDraft = { role: RoleName | null; every: boolean; clientIds: readonly string[] }

/** What would be sent, or the sentence that says what is missing. */
export function roleChoice({ role, every, clientIds }: RoleDraft): RoleChoice | string {
  if (!role) return 'Choose a role'
  const { clients } = roleWords(role)
  if (clients === 'never' || (clients === 'optional' && every))
    return { role_name: role, client_ids: [] }
  return clientIds.length > 0
    ? { role_name: role, client_ids: [...clientIds] }
    : 'Choose at least one client'
}
