/** Under which keys findings in figures are cached. */
export const performanceKeys = {
  findings: (filter: object) => ['performance', 'findings', filter] as const,
} as const
