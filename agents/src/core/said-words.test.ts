import { expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { firm } from '../findings/testing/firm.ts'
import { readPrompt } from './jobs/read/prompt.ts'
import { settleReading } from './jobs/read/settle.ts'
import type { Known } from './known.ts'
import { isToBeRead } from './plan.ts'
import { saidWords } from './said-words.ts'

const QUOTE = 'We restore pianos in Porto; the workshop two streets on asks a third less'
const SAID = { said: { on: '2026-11-20', by: null, origin: 'card' as const, messageId: 'm1' } }
const brought = (quote: string): Company =>
  firm({
    offer: [
      {
        label: 'restored pianos',
        quote,
        ...SAID,
      },
    ],
    segment: [{ label: 'music schools', quote: 'said in another message' }],
  })
const cards = (quote: string): Known => ({
  tool: 'first-plan',
  profile: { companyName: 'Teclas', industry: 'Other', companySize: '1-10', description: '' },
  company: brought(quote),
  thread: [
    {
      id: 'm1',
      parent_id: null,
      role: 'user',
      text: 'restored pianos',
      created_at: '',
      tool: 'first-plan',
      question: null,
    },
  ],
  cardsOnly: true,
})

test('cards that were typed at length are read by a model in those words, and only those of the message', () => {
  const known = cards(QUOTE)
  expect(saidWords(known)).toBe(QUOTE)
  expect(isToBeRead(known)).toBe(true)
  expect(readPrompt(known).material).toContain(`Text: `)
  expect(readPrompt(known).material.split('Text: ')[1]).toContain('the workshop two streets on')
  const rival = {
    kind: 'rival' as const,
    name: 'the workshop two streets on',
    quote: 'the workshop two streets on asks a third less',
    stands: null,
    how: 'new' as const,
    fields: [],
  }
  const heard = settleReading({ facts: [rival], question: null }, known)
  expect(heard.facts).toMatchObject([{ kind: 'rival', label: 'the workshop two streets on' }])
})

test('cards that say no more than their names leave nothing to read', () => {
  expect(saidWords(cards('restored pianos'))).toBe('')
  expect(isToBeRead(cards('restored pianos'))).toBe(false)
})
