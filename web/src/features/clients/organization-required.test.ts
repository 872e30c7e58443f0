import { expect, test, vi } from 'vitest'
import { failureOf } from '@/client/failure-of.ts'
import { requireOrganization } from './api/require-organization.ts'

vi.mock('@/client/api.ts', () => ({
  messageOf: (error: unknown, otherwise: string) =>
    error instanceof Error && 'status' in error ? error.message : otherwise,
}))

test('without an organization nothing is archived or deleted', () => {
  expect(() => requireOrganization(null)).toThrow('Organization ID is required')
  expect(requireOrganization('1')).toBe('1')
})

test('the server’s sentence comes first, then our own, then the general one', () => {
  const said = Object.assign(new Error('You are not allowed to do this.'), { status: 403 })
  expect(failureOf(said, 'Failed to archive client')).toBe('You are not allowed to do this.')
  expect(failureOf(new Error('Organization ID is required'), 'Failed to archive client')).toBe(
    'Organization ID is required',
  )
  expect(
    failureOf(
      new Error('You did not enter a code, so nothing was changed.'),
      'Failed to delete client',
    ),
  ).toBe('You did not enter a code, so nothing was changed.')
  expect(failureOf(new TypeError('fetch failed'), 'Failed to delete client')).toBe(
    'Failed to delete client',
  )
})
