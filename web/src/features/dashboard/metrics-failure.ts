import { messageOf } from '@/client/api.ts'

export const NO_ORGANIZATION_ID = 'Organization ID not available'

/** Why there are no figures: what the server said, else that they could not be fetched. */
export function metricsFailure(error: unknown): string {
  if (error instanceof Error && error.message === NO_ORGANIZATION_ID) return NO_ORGANIZATION_ID
  const said = messageOf(error, '')
  return said ? `Error fetching metrics: ${said}` : 'Failed to fetch dashboard metrics'
}
