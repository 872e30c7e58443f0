import { afterEach, expect, test, vi } from 'vitest'
import { approve, reject, update } from './insight-calls.ts'

const refuse = vi.hoisted(() => () => Promise.reject(new Error('what the server says')))
const token = vi.hoisted(() => ({ held: 'held' as string | null }))
vi.mock('@/client/api.ts', () => ({
  api: { businessContext: { update: refuse, approve: refuse, reject: refuse } },
}))
vi.mock('@/client/token.ts', () => ({ readToken: () => token.held }))
afterEach(() => {
  token.held = 'held'
})

test('a refused decision is told in the words of the specification', async () => {
  await expect(update('i', { goals: ['grow'] })).rejects.toThrow('Failed to update context')
  await expect(approve('i')).rejects.toThrow('Failed to approve context')
  await expect(reject('i')).rejects.toThrow('Failed to reject context')
})

test('signed out nothing is sent', async () => {
  token.held = null
  await expect(approve('i')).rejects.toThrow('No authentication token')
})
