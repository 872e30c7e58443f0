import { expect, test } from 'vitest'
import { ownerOf } from './owner-of.ts'

const mara = { id: 'mara', roles: ['sme_owner'] }
const noor = { id: 'noor', roles: ['marketing_manager', 'sme_admin'] }

test('the one person whose role the move names owns it', () => {
  expect(ownerOf([mara, noor], 'marketing', 'mara')).toBe('noor')
  expect(ownerOf([mara, noor], 'owner', 'noor')).toBe('mara')
})

test('where nobody has that role, or several do, it is whoever starts it', () => {
  expect(ownerOf([mara], 'marketing', 'mara')).toBe('mara')
  expect(ownerOf([mara, noor], 'finance', 'noor')).toBe('noor')
  expect(ownerOf([mara, { ...mara, id: 'mo' }], 'owner', 'noor')).toBe('noor')
})
