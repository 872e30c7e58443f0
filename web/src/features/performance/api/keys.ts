/** Under which keys findings in figures are cached. */
export const performanceKeys = {
  findings: (filter: object) => ['performance', 'findings', filter] as const,
  attention: (clientId: string | null) => ['performance', 'attention', clientId] as const,
  predictions: (clientId: string | null) => ['performance', 'predictions', clientId] as const,
  noticed: (clientId: string | null) => ['performance', 'noticed', clientId] as const,
} as const
