import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { failureOf, organizationFor, SAVE_WORDS } from './save-words.ts'

const caught = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('the words of saving, to the letter', () => {
  expect(SAVE_WORDS).toEqual({
    create: {
      done: 'Campaign created successfully',
      failed: 'Failed to create campaign',
      nowhere: 'User or Organization not found',
    },
    update: {
      done: 'Campaign updated successfully',
      failed: 'Failed to update campaign',
      nowhere: 'Organization ID is required',
    },
  })
})

test('the server’s message comes first, a broken line gets ours', () => {
  expect(
    failureOf(
      'create',
      new ORPCError('UNPROCESSABLE', { status: 422, message: 'The end comes before the start' }),
    ),
  ).toBe('The end comes before the start')
  expect(failureOf('create', new TypeError('fetch failed'))).toBe('Failed to create campaign')
  expect(failureOf('update', new TypeError('fetch failed'))).toBe('Failed to update campaign')
})

test('without an organization nothing is sent', () => {
  expect(
    failureOf(
      'create',
      caught(() => organizationFor('create', null)),
    ),
  ).toBe('User or Organization not found')
  expect(
    failureOf(
      'update',
      caught(() => organizationFor('update', undefined)),
    ),
  ).toBe('Organization ID is required')
  expect(organizationFor('update', 'o')).toBe('o')
})
