/** Under which keys sessions are cached. What asks again when they change is said by the queries themselves (client/changed.ts). */
export const sessionKeys = {
  list: (filter: object) => ['agent-sessions', 'list', filter] as const,
  one: (id: string) => ['agent-sessions', 'one', id] as const,
} as const
