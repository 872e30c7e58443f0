import type { RoleRow } from '@sextant/contracts/rows'
import { roleWords } from './role-words.ts'

/** Names said before the rest is counted. One more is said as well: "and 1 more" is no shorter than a name. */
const NAMED = 2

/** "Harbour & Finch, Nordlys and 3 more". */
export function nameSome(names: readonly string[]): string {
  if (names.length > NAMED + 1)
    return listed([...names.slice(0, NAMED), `${names.length - NAMED} more`])
  return listed(names)
}

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** A member's roles as lines: the role in plain words, and the clients it is limited to. Clients that cannot be named are counted. */
export function describeRoles(
  roles: readonly RoleRow[],
  clients: readonly { id: string; name: string }[],
): { role: string; clients: string | null }[] {
  const names = new Map(clients.map(client => [client.id, client.name]))
  const byRole = new Map<string, (string | null)[]>()
  for (const { role_name, client_id } of roles)
    byRole.set(role_name, [...(byRole.get(role_name) ?? []), client_id])
  return [...byRole].map(([role, ids]) => ({
    role: roleWords(role).name,
    clients: clientsLine(ids, names),
  }))
}

function clientsLine(
  ids: readonly (string | null)[],
  names: ReadonlyMap<string, string>,
): string | null {
  // Somebody who holds the role for the organization is not limited by holding it for a client as well.
  if (ids.includes(null)) return null
  const known = ids.flatMap(id => names.get(id ?? '') ?? [])
  if (known.length === ids.length) return nameSome(known)
  return ids.length === 1 ? 'One client' : `${ids.length} clients`
}
