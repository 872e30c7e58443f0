import { expect, test } from 'vitest'
import { roleChoice } from './role-choice.ts'

test('a role for the organization sends no clients, even when some were picked before', () => {
  expect(roleChoice({ role: 'agency_admin', every: false, clientIds: ['a'] })).toEqual({
    role_name: 'agency_admin',
    client_ids: [],
  })
  expect(roleChoice({ role: 'account_manager', every: true, clientIds: ['a'] })).toEqual({
    role_name: 'account_manager',
    client_ids: [],
  })
})

test('a role for clients is never sent without one: it would be for all of them', () => {
  expect(roleChoice({ role: 'account_manager', every: false, clientIds: [] })).toBe(
    'Choose at least one client',
  )
  expect(roleChoice({ role: 'guest', every: true, clientIds: [] })).toBe(
    'Choose at least one client',
  )
  expect(roleChoice({ role: 'guest', every: true, clientIds: ['a'] })).toEqual({
    role_name: 'guest',
    client_ids: ['a'],
  })
})

test('no role, nothing to send', () => {
  expect(roleChoice({ role: null, every: true, clientIds: [] })).toBe('Choose a role')
})
