/** Under which keys campaigns are cached. What asks again when they change is said by the queries themselves (client/changed.ts). */
export const campaignKeys = {
  lists: ['get_campaigns_list_routed'],
  list: (organizationId: string, clientId: string | null, args: object) =>
    [...campaignKeys.lists, organizationId, clientId, args] as const,
  one: (organizationId: string, id: string) =>
    ['get_campaign_details_routed', organizationId, id] as const,
  counts: (organizationId: string, clientId: string | null, search: string) =>
    ['campaigns', 'counts', organizationId, clientId, search] as const,
  history: (id: string) => ['campaigns', 'history', id] as const,
  ofPersona: (id: string) => ['campaigns', 'of persona', id] as const,
  clientNames: (organizationId: string) => ['campaigns', 'client names', organizationId] as const,
  sessions: (id: string) => ['campaigns', 'sessions', id] as const,
  outputs: (id: string) => ['campaigns', 'outputs', id] as const,
} as const
