import type { RoleName } from '../abilities.ts'

type Person = { id: string; roles: readonly string[] }

/** Whose role on the team is the one that a play names; the others are found by no role. */
const ROLES: Readonly<Record<string, readonly RoleName[]>> = {
  owner: ['sme_owner', 'agency_owner'],
  marketing: ['marketing_manager'],
  sales: ['account_manager'],
}

/** Who owns a quick win unless somebody else is named: the one person whose role the move names, else oneself. */
export function ownerOf(people: readonly Person[], role: string, myself: string): string {
  const wanted: readonly string[] = ROLES[role] ?? []
  const [named, another] = people.filter(({ roles }) => roles.some(one => wanted.includes(one)))
  return named && !another ? named.id : myself
}
