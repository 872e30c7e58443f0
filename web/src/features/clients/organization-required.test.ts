import { expect, test, vi } from 'vitest'
import { failureOf } from '@/client/failure-of.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/client/api.ts', async () => ({
  api: { rpc: { archive_client_routed: call, delete_client_routed: call } },
  messageOf: (error: unknown, otherwise: string) =>
    error instanceof Error && 'status' in error ? error.message : otherwise,
}))

const { archiveClient } = await import('./api/archive-client.ts')
const { deleteClient } = await import('./api/delete-client.ts')

test('without an organization nothing is archived or deleted', async () => {
  await expect(archiveClient(null, '1', 'Contract ended')).rejects.toThrow(
    'Organization ID is required',
  )
  await expect(deleteClient(null, '1')).rejects.toThrow('Organization ID is required')
  expect(call).not.toHaveBeenCalled()
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
