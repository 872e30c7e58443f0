/** Under which keys the dashboards' figures are cached. What asks again when they change is said by the queries themselves (client/changed.ts). */
export const dashboardKeys = {
  metrics: (organizationId: string) => ['get_dashboard_metrics_cached', organizationId] as const,
  readiness: (organizationId: string) => ['get_intelligence_readiness', organizationId] as const,
  recentOutputs: (organizationId: string, clientId: string | null) =>
    ['dashboard', 'recent outputs', organizationId, clientId] as const,
} as const
