import { expect, test } from 'vitest'
import { auditSentence } from './audit-sentence.ts'
import { kindWords } from './audit-words.ts'
import { gather } from './gather.ts'

const say = (action: string, entity: string, detail: Record<string, unknown> = {}) =>
  auditSentence({ action, entity, detail }, role => role.toUpperCase())

test('invitations name the address and the role in plain words', () => {
  expect(
    say('invited', 'team_invitations', { email: 'ines@harbour.example', role_name: 'viewer' }),
  ).toBe('invited ines@harbour.example as VIEWER')
})

test('people and their roles are named, and lines without names still read', () => {
  const cleo = { person: 'Cleo Marsh', email: 'cleo@harbour.example' }
  expect(
    say('role.changed', 'users', {
      ...cleo,
      before: 'creative_strategist',
      role_name: 'viewer',
      client: 'Harbour Dental',
    }),
  ).toBe('changed Cleo Marsh from CREATIVE_STRATEGIST to VIEWER (Harbour Dental)')
  expect(
    say('role.changed', 'users', { ...cleo, before: 'guest, viewer', role_name: 'agency_admin' }),
  ).toBe('changed Cleo Marsh from GUEST and VIEWER to AGENCY_ADMIN')
  expect(say('removed', 'users', cleo)).toBe('removed Cleo Marsh from the team')
  expect(say('ownership.transferred', 'users', cleo)).toBe('handed ownership to Cleo Marsh')
  expect(say('removed', 'users')).toBe('removed a member')
  expect(say('role.changed', 'users')).toBe('changed the role of a member')
})

test('a decision is told as a decision, another change by its fields', () => {
  expect(
    say('update', 'business_context_history', {
      changed: ['decided_at', 'status'],
      status: 'approved',
    }),
  ).toBe('approved an insight')
  expect(say('update', 'campaigns', { changed: ['budget_cents', 'name'], status: 'active' })).toBe(
    'changed a campaign: budget, name',
  )
  expect(say('update', 'agent_outputs', { changed: [] })).toBe('changed an output')
})

test('what nobody wrote words for still reads as words', () => {
  expect(say('second_factor.removed', 'mfa_factor')).toBe('second factor removed (mfa factor)')
  expect(kindWords('mfa_factor')).toBe('Mfa factor')
})

test('the same, told by the same person within a minute, is one line', () => {
  const row = (at: string, actor_id: string | null, entity = 'clients') => ({
    created_at: `2026-11-20T10:${at}Z`,
    actor_id,
    entity,
  })
  const lines = gather(
    [
      row('03:00', 'a'),
      row('02:40', 'a'),
      row('02:39', null),
      row('02:10', null, 'campaigns'),
      row('00:00', null, 'campaigns'),
    ],
    ({ entity }) => `created ${entity}`,
  )
  expect(lines.map(line => line.times)).toEqual([2, 1, 1, 1])
})

test('what a language model may cost and see is told with its value', () => {
  const client = { name: 'Harbour Dental', status: 'active' }
  expect(
    say('update', 'clients', { ...client, changed: ['ai_never_send'], ai_never_send: true }),
  ).toBe('switched off sending anything of “Harbour Dental” to a language model')
  expect(
    say('update', 'clients', {
      ...client,
      changed: ['ai_monthly_cap_cents'],
      ai_cap_cents: 500,
    }),
  ).toBe('set the monthly language-model budget to $5 for “Harbour Dental”')
  expect(say('update', 'clients', { ...client, changed: ['ai_monthly_cap_cents'] })).toBe(
    'took back the monthly language-model budget for “Harbour Dental”',
  )
  expect(say('ai.cap_set', 'organizations', { cents: 2500 })).toBe(
    'set the monthly language-model budget to $25',
  )
  expect(say('ai.provider_set', 'ai_providers', { model: 'm-1', key_changed: true })).toBe(
    'set m-1 as the organization’s own language model, with a new key',
  )
})
