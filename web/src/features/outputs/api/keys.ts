/** Under which keys outputs are cached. What asks again when they change is said by the queries themselves (client/changed.ts). */
export const outputKeys = {
  list: (filter: object) => ['agent-outputs', 'list', filter] as const,
  library: (filter: object) => ['agent-outputs', 'library', filter] as const,
  overview: (filter: object) => ['agent-outputs', 'overview', filter] as const,
  one: (id: string) => ['agent-outputs', 'one', id] as const,
  proposal: (id: string, version: number) => ['agent-outputs', 'proposal', id, version] as const,
  versions: (id: string) => ['agent-outputs', 'versions', id] as const,
  comparison: (asked: object) => ['agent-outputs', 'comparison', asked] as const,
  other: (id: string, version: number) => ['agent-outputs', 'other', id, version] as const,
} as const
