/** Under which keys the portal is cached. What asks again when it changes is said by the queries themselves (client/changed.ts). */
export const portalKeys = {
  portal: (organizationId: string, clientId: string | null) =>
    ['portal', organizationId, clientId] as const,
  messages: (clientId: string | null) => ['portal-messages', clientId] as const,
} as const
