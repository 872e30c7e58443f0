/** Under which keys saved views are cached. What asks again when they change is said by the query itself (client/changed.ts). */
export const viewKeys = {
  of: (scope: string) => ['saved-views', scope] as const,
} as const
