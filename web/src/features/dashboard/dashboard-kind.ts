const RESTRICTED = new Set(['client_stakeholder', 'client_collaborator', 'viewer'])
const PORTAL = new Set(['guest', 'client_viewer'])

/** Sees the portal and nothing else: every role is a guest's. */
export const isGuest = (roles: readonly string[]): boolean =>
  roles.length > 0 && roles.every(role => PORTAL.has(role.toLowerCase()))

export type DashboardKind = 'none' | 'portal' | 'stakeholder' | 'client' | 'agency' | 'sme'

/**
 * Which dashboard a person gets. Least first: a restricted view only when every role asks for it, so that an owner who is
 * also a stakeholder somewhere keeps the whole. clientSlug: of the client that was asked for; counts for agencies.
 */
export function dashboardKind(
  organizationType: string | null,
  roles: readonly string[],
  clientSlug: string | null = null,
): DashboardKind {
  if (organizationType === null) return 'none'
  const names = roles.map(role => role.toLowerCase())
  if (names.length > 0 && names.every(name => PORTAL.has(name))) return 'portal'
  if (names.length > 0 && names.every(name => RESTRICTED.has(name) || PORTAL.has(name)))
    return 'stakeholder'
  if (organizationType.toUpperCase() !== 'AGENCY') return 'sme'
  return clientSlug ? 'client' : 'agency'
}
