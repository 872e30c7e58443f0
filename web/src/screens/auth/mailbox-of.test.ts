import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test('a mailbox is known by the address’s domain alone', () => {
  expect(mailboxOf('nina@GMAIL.com')?.name).toBe('Gmail')
  expect(mailboxOf('gmail.com@bakery.example')).toBeNull()
  expect(mailboxOf('somebody@constructor')).toBeNull()
  expect(mailboxOf('')).toBeNull()
})
