import type { MessageRow } from '@sextant/contracts/agent-events'
import { expect, test } from 'vitest'
import { newestEndBelow, siblingsOf, threadTo } from './thread.ts'

const row = (id: string, parent_id: string | null, created_at: string): [string, MessageRow] => [
  id,
  {
    id,
    parent_id,
    role: id.startsWith('u') ? 'user' : 'agent',
    text: id,
    created_at,
    tool: null,
    question: null,
  },
]
const messages = new Map([
  row('a1', null, '1'),
  row('u1', 'a1', '2'),
  row('a2', 'u1', '3'),
  row('u2', 'a1', '4'),
  row('a3', 'u2', '5'),
])

test('the thread is the path to its head; a rewritten message stands beside its earlier version', () => {
  expect(threadTo(messages, 'a3').map(({ id }) => id)).toEqual(['a1', 'u2', 'a3'])
  expect(siblingsOf(messages, messages.get('u2')!).map(({ id }) => id)).toEqual(['u1', 'u2'])
  expect(newestEndBelow(messages, 'u1')).toBe('a2')
})
