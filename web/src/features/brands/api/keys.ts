/** Under which keys what is known of brands is cached. What asks again when it changes is said by the query itself (client/changed.ts). */
export const brandKeys = {
  of: (organizationId: string, clientId: string | null) =>
    ['insights', 'brand', organizationId, clientId] as const,
} as const
