import { expect, test } from 'vitest'
import { factsOf } from '../company/company.ts'
import { firm } from '../findings/testing/firm.ts'
import { ownerFor, personFor } from './owners.ts'

const small = { companyName: 'Reed', industry: 'Retail', companySize: '1-10', description: '' }

test('who reads the plan of a small firm does it, and somebody on a card where it is their work', () => {
  expect(ownerFor(small, 'owner')).toBe('You')
  const people = factsOf(
    firm({
      person: [
        { label: 'Ada', role: 'bookkeeper' },
        { label: 'Bo', role: 'sales lead', leaves: '2027-03' },
      ],
    }),
    'person',
  )
  expect(personFor(people, 'finance')).toBe('Ada, bookkeeper')
  expect(personFor(people, 'sales')).toBeNull()
})

test('a charity has a director, and a larger firm heads of its departments', () => {
  expect(ownerFor({ ...small, industry: 'Non-profit' }, 'owner')).toBe('Director')
  expect(ownerFor({ ...small, companySize: '51-200' }, 'sales')).toBe('Head of sales')
})
