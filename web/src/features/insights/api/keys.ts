/** Under which keys insights are cached; whatever shows them asks again when one is decided (client/changed.ts). */
export const insightKeys = {
  pending: ['insights', 'pending'],
  counts: ['insights', 'counts'],
  history: (about: string, status: string, page: number) =>
    ['insights', 'history', about, status, page] as const,
  versions: (id: string) => ['insights', 'versions', id] as const,
} as const
