import { expect, test } from 'vitest'
import { auditSentence, kindWords } from './audit-words.ts'

const say = (action: string, entity: string, detail: Record<string, unknown> = {}) => auditSentence({ action, entity, detail }, role => role.toUpperCase())

test('invitations name the address and the role in plain words', () => {
  expect(say('invited', 'team_invitations', { email: 'ines@harbour.example', role_name: 'viewer' })).toBe('invited ines@harbour.example as VIEWER')
})

test('a decision is told as a decision, another change by its fields', () => {
  expect(say('update', 'business_context_history', { changed: ['decided_at', 'status'], status: 'approved' })).toBe('approved an insight')
  expect(say('update', 'campaigns', { changed: ['budget_cents', 'name'], status: 'active' })).toBe('changed a campaign: budget, name')
  expect(say('update', 'agent_outputs', { changed: [] })).toBe('changed an output')
})

test('what nobody wrote words for still reads as words', () => {
  expect(say('second_factor.removed', 'mfa_factor')).toBe('second factor removed (mfa factor)')
  expect(kindWords('mfa_factor')).toBe('Mfa factor')
})
