import { ROLE_NAMES } from '@sextant/contracts/abilities'
import { expect, test } from 'vitest'
import { isOwnerRole, roleWords } from './role-words.ts'

const inKind = {
  agency: ROLE_NAMES.filter(role => !role.startsWith('sme_') && role !== 'marketing_manager'),
  small: ['sme_owner', 'sme_admin', 'marketing_manager', 'viewer'] as const,
}

test.each(Object.entries(inKind))(
  'of the roles of one organization (%s) no two read the same',
  (_kind, roles) => {
    const lines = roles.map(role => roleWords(role).sees)
    expect(new Set(lines).size).toBe(roles.length)
    expect(lines.every(Boolean)).toBe(true)
  },
)

test('an unknown role keeps its name and promises nothing', () => {
  expect(roleWords('auditor')).toEqual({ name: 'auditor', sees: '', clients: 'never' })
  expect(isOwnerRole('agency_admin')).toBe(false)
})
