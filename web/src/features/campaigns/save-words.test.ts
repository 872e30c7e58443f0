import { ORPCError } from '@orpc/client'
import { expect, test, vi } from 'vitest'
import { failureOf } from '@/client/failure-of.ts'
import { organizationFor, SAVE_WORDS } from './save-words.ts'

vi.mock('virtual:api-contract', () => ({ contract: {}, caches: {} }))

const caught = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('the server’s message comes first, a broken line gets ours', () => {
  const refused = new ORPCError('UNPROCESSABLE', {
    status: 422,
    message: 'The end comes before the start',
  })
  expect(failureOf(refused, SAVE_WORDS.create.failed)).toBe('The end comes before the start')
  const broken = new TypeError('fetch failed')
  expect(failureOf(broken, SAVE_WORDS.create.failed)).toBe('Failed to create campaign')
  expect(failureOf(broken, SAVE_WORDS.update.failed)).toBe('Failed to update campaign')
})

test('without an organization nothing is sent', () => {
  const nowhere = (saving: keyof typeof SAVE_WORDS, id: string | null | undefined) =>
    failureOf(
      caught(() => organizationFor(saving, id)),
      SAVE_WORDS[saving].failed,
    )
  expect(nowhere('create', null)).toBe('User or Organization not found')
  expect(nowhere('update', undefined)).toBe('Organization ID is required')
  expect(organizationFor('update', 'o')).toBe('o')
})
