import { expect, test } from 'vitest'
import { isProfileUnread } from './profile-unread.ts'

test('a profile that says something is offered until a fact says what is sold', () => {
  expect(isProfileUnread('We tune pianos.', [])).toBe(true)
  expect(isProfileUnread('We tune pianos.', [{ kind: 'goal' }])).toBe(true)
  expect(isProfileUnread('We tune pianos.', [{ kind: 'offer' }])).toBe(false)
  expect(isProfileUnread(' ', [])).toBe(false)
})
