import { ORPCError } from '@orpc/client'
import { expect, test, vi } from 'vitest'

vi.mock('virtual:api-contract', () => ({ contract: {}, caches: {} }))
const { metricsFailure, NO_ORGANIZATION_ID } = await import('./metrics-failure.ts')

test('what the server said stands first, then that figures are missing, and why when there is no organization', () => {
  expect(
    metricsFailure(new ORPCError('INTERNAL_SERVER_ERROR', { message: 'the database is away' })),
  ).toBe('Error fetching metrics: the database is away')
  expect(metricsFailure(new TypeError('fetch failed'))).toBe('Failed to fetch dashboard metrics')
  expect(metricsFailure(new Error(NO_ORGANIZATION_ID))).toBe('Organization ID not available')
})
