import type { MessageRow } from '@sextant/contracts/agent-events'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { toldIn } from './told.ts'

const message = (id: string, kind?: FactKind | null): MessageRow => ({
  id,
  parent_id: null,
  role: kind === undefined ? 'user' : 'agent',
  text: id,
  created_at: '',
  tool: 'swot',
  question:
    kind === undefined
      ? null
      : { key: id, n: 1, of: 7, why: '', example: '', kind, attributes: [] },
})

test('answers on a card lie behind once another one follows; answers in words stay as they were said', () => {
  const thread = [
    message('decision?', null),
    message('a decision'),
    message('offer?', 'offer'),
    message('bread'),
    message('rivals?', 'rival'),
    message('the bakery'),
    message('goal?', 'goal'),
  ]
  const { answers, questions } = toldIn(thread)
  expect([...answers]).toEqual([['bread', { kind: 'offer', question: 'offer?' }]])
  expect([...questions]).toEqual(['offer?'])
  expect(toldIn(thread.slice(0, 4)).answers.size).toBe(0)
  expect(toldIn([]).questions.size).toBe(0)
})
