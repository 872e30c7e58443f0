import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Me, meQuery } from './get-me.ts'

const me = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/client/api.ts', () => ({ api: { identity: { me } } }))

const ask = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(meQuery)
const person = {
  user: { id: 'u', org_id: 'o', email: 'a@b.example', full_name: 'A' },
  organization: { id: 'o' },
} as Partial<Me>

test('a failing server and no answer at all are said in the words of the product', async () => {
  me.mockRejectedValueOnce(Object.assign(new Error('boom'), { status: 503 }))
  await expect(ask()).rejects.toMatchObject({
    message: 'Failed to fetch user profile.',
    status: 503,
  })
  me.mockRejectedValueOnce(new TypeError('offline'))
  await expect(ask()).rejects.toThrow('Failed to fetch user profile.')
})

test('a refusal keeps its own words', async () => {
  me.mockRejectedValueOnce(Object.assign(new Error('Not authenticated'), { status: 401 }))
  await expect(ask()).rejects.toThrow('Not authenticated')
})

test('an organization that is named and not told is a failure; belonging to none is not', async () => {
  me.mockResolvedValueOnce({ ...person, organization: null })
  await expect(ask()).rejects.toThrow('Failed to fetch organization.')
  me.mockResolvedValueOnce({
    ...person,
    user: { ...person.user, org_id: null },
    organization: null,
  })
  await expect(ask()).resolves.toMatchObject({ organization: null })
})
