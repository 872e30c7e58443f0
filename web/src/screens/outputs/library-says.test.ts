import type { LibraryOverview } from '@sextant/contracts/agent-outputs/library'
import { expect, test } from 'vitest'
import { librarySays } from './library-says.ts'

const overview: LibraryOverview = {
  found: 128,
  total: 128,
  stale: 3,
  saved: 40,
  agents: {},
  types: {},
  clients: [
    { id: '1', name: 'Alder', count: 100 },
    { id: '2', name: 'Birch', count: 28 },
  ],
  campaigns: [],
  authors: [],
}
const said = {
  overview,
  narrowed: false,
  settled: {},
  only: undefined,
  client: undefined,
  withClient: true,
  sort: 'stale',
} as const

test('the whole library says for how many clients it is, a part of it how many there are', () => {
  expect(librarySays(said)).toBe('128 outputs for 2 clients · stale first, then newest')
  const few = { ...overview, found: 1 }
  expect(librarySays({ ...said, overview: few, narrowed: true, sort: 'title' })).toBe(
    '1 of 128 outputs · by title',
  )
  const one = { ...overview, found: 1, total: 1 }
  expect(librarySays({ ...said, overview: one, client: 'Alder', withClient: false })).toBe(
    '1 output for Alder · stale first, then newest',
  )
})
