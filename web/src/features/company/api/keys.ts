/** Under which keys the company model is cached; null: the organization's own. */
export const companyKeys = {
  facts: (clientId: string | null) => ['company', 'facts', clientId] as const,
  uses: (clientId: string | null) => ['company', 'uses', clientId] as const,
  removed: (clientId: string | null) => ['company', 'removed', clientId] as const,
  findings: (clientId: string | null) => ['company', 'findings', clientId] as const,
  read: (clientId: string | null, text: string) => ['company', 'read', clientId, text] as const,
  history: (id: string) => ['company', 'history', id] as const,
} as const
