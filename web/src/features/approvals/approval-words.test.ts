import { expect, test } from 'vitest'
import { mayBeAsked, nobodyWords } from './approval-words.ts'

const client = { kind: 'client', name: 'Linden Legal' } as const
const viewers = { kind: 'viewers' } as const

test('an agency hears that nobody can answer, once that is known', () => {
  expect(nobodyWords(client, 0)).toEqual({
    said: 'Nobody at Linden Legal can answer yet.',
    next: 'Invite somebody under Settings, Team.',
  })
  expect(nobodyWords(client, undefined)).toBeNull()
  expect(nobodyWords(client, 1)).toBeNull()
  expect(mayBeAsked(client, 0, false)).toBe(true)
})

test('a small business nobody looks on at is not offered to ask, but can take back what it asked', () => {
  expect(mayBeAsked(viewers, undefined, false)).toBe(false)
  expect(mayBeAsked(viewers, 0, false)).toBe(false)
  expect(mayBeAsked(viewers, 0, true)).toBe(true)
  expect(mayBeAsked(viewers, 1, false)).toBe(true)
  expect(nobodyWords(viewers, 0)).toBeNull()
})
