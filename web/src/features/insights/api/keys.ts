/** Under which keys insights are cached; whatever shows them asks again when one is decided (client/changed.ts). */
export const insightKeys = {
  pending: ['insights', 'pending'],
  history: (clientId: string | null, status: string, page: number) =>
    ['insights', 'history', clientId, status, page] as const,
} as const
