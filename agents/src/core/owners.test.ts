import { expect, test } from 'vitest'
import { firm } from '../findings/testing/firm.ts'
import { ownerFor } from './owners.ts'

const small = { companyName: 'Reed', industry: 'Retail', companySize: '1-10', description: '' }

test('who reads the plan of a small firm does it, and somebody on a card where it is their work', () => {
  expect(ownerFor(small, 'owner', firm({}))).toBe('You')
  const company = firm({
    person: [
      { label: 'Ada', role: 'bookkeeper' },
      { label: 'Bo', role: 'sales lead', leaves: '2027-03' },
    ],
  })
  expect(ownerFor(small, 'finance', company)).toBe('Ada')
  expect(ownerFor(small, 'sales', company)).toBe('You')
})

test('a charity has a director, and a larger firm heads of its departments', () => {
  expect(ownerFor({ ...small, industry: 'Non-profit' }, 'owner')).toBe('Director')
  expect(ownerFor({ ...small, companySize: '51-200' }, 'sales')).toBe('Head of sales')
})
