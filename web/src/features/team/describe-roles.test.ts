import { expect, test } from 'vitest'
import { describeRoles, nameSome } from './describe-roles.ts'

const clients = [
  { id: 'a', name: 'Harbour & Finch' },
  { id: 'b', name: 'Nordlys' },
]

test('clients of one role are gathered under it', () => {
  expect(
    describeRoles(
      [
        { role_name: 'creative_strategist', client_id: 'a' },
        { role_name: 'creative_strategist', client_id: 'b' },
      ],
      clients,
    ),
  ).toEqual([{ role: 'Creative strategist', clients: 'Harbour & Finch and Nordlys' }])
})

test('a role for the whole organization names no clients, even when one is held beside it', () => {
  expect(
    describeRoles(
      [
        { role_name: 'viewer', client_id: null },
        { role_name: 'viewer', client_id: 'a' },
      ],
      clients,
    ),
  ).toEqual([{ role: 'Viewer', clients: null }])
})

test('clients the reader cannot see are counted, not named, and an unknown role keeps its name', () => {
  expect(
    describeRoles(
      [
        { role_name: 'guest', client_id: 'a' },
        { role_name: 'guest', client_id: 'z' },
        { role_name: 'auditor', client_id: null },
      ],
      clients,
    ),
  ).toEqual([
    { role: 'Guest', clients: '2 clients' },
    { role: 'auditor', clients: null },
  ])
})

test('many names are cut after two', () => {
  expect(nameSome(['One', 'Two', 'Three'])).toBe('One, Two and Three')
  expect(nameSome(['One', 'Two', 'Three', 'Four', 'Five'])).toBe('One, Two and 3 more')
})
