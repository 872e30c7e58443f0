const all = ['quick-wins'] as const

export const quickWinKeys = {
  opportunities: (clientId: string | null) => [...all, 'opportunities', clientId] as const,
  list: (clientId: string | null, campaignId: string | null) =>
    [...all, 'list', clientId, campaignId] as const,
  one: (id: string) => [...all, 'one', id] as const,
  people: (clientId: string | null) => [...all, 'people', clientId] as const,
}
