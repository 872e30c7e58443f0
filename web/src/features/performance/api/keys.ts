/** Under which keys findings in figures are cached. */
export const performanceKeys = {
  findings: (filter: object) => ['performance', 'findings', filter] as const,
  noticed: (clientId: string | null) => ['performance', 'noticed', clientId] as const,
} as const
