/** Under which keys outputs are cached. What asks again when they change is said by the queries themselves (client/changed.ts). */
export const outputKeys = {
  list: (filter: object) => ['agent-outputs', 'list', filter] as const,
  library: (filter: object) => ['agent-outputs', 'library', filter] as const,
  overview: (filter: object) => ['agent-outputs', 'overview', filter] as const,
  one: (id: string) => ['agent-outputs', 'one', id] as const,
  other: (id: string, version: number) => ['agent-outputs', 'other', id, version] as const,
} as const
