import type { ClientFilter } from '../client-filter.ts'

/** Under which keys clients are cached. What asks again when they change is said by the queries themselves (client/changed.ts). */
export const clientKeys = {
  list: (organizationId: string, { q, status, sort }: ClientFilter) =>
    ['clients', organizationId, 'list', q, status, sort] as const,
  names: (organizationId: string) => ['clients', organizationId, 'names'] as const,
  byNeed: (organizationId: string) => ['clients', organizationId, 'by-need'] as const,
  attention: (organizationId: string) => ['clients', organizationId, 'attention'] as const,
  one: (organizationId: string, slug: string) =>
    ['get_client_by_slug_routed', organizationId, slug] as const,
  profile: (clientId: string) => ['clients', 'profile', clientId] as const,
  consequences: (clientId: string) => ['clients', 'consequences', clientId] as const,
  approvals: (clientId: string) => ['clients', 'approvals', clientId] as const,
  campaigns: (organizationId: string, clientId: string, limit: number) =>
    ['clients', 'campaigns', organizationId, clientId, limit] as const,
  dashboard: (organizationId: string, clientId: string) =>
    ['get_client_dashboard_routed', organizationId, clientId] as const,
  crossClient: (organizationId: string) => ['get_cross_client_analytics', organizationId] as const,
  onDashboard: (organizationId: string, limit: number) =>
    ['get_dashboard_clients', organizationId, limit] as const,
} as const
