import type { Found, FoundPage } from '@sextant/contracts/search/routes'
import { expect, test } from 'vitest'
import { foundEntries, withoutThose } from './found-entries.ts'

const row = (more: Partial<Found>): Found => ({
  kind: 'output',
  id: 'a',
  name: 'SWOT',
  heading: '',
  client_slug: null,
  client_name: null,
  page: null,
  starts: null,
  length: 4,
  about: {},
  changed_at: '2026-10-01T00:00:00Z',
  related: false,
  meant: false,
  pieces: [{ text: 'Tents sell.', found: false }],
  ...more,
})
const page = (rows: Found[], total = rows.length): FoundPage => ({
  total,
  kinds: {},
  rows,
  corrected: [],
  meaning: 'off',
  compares_letters: true,
})
const place = { clientSlug: null, agency: false }

test('what was found stands by kind, and all of it one step further', () => {
  const message = row({ kind: 'message', id: 'm', name: 'A talk', about: { session: 's' } })
  const groups = foundEntries(
    page([row({}), message, row({ kind: 'client' })], 12),
    'tents',
    place,
    '/all',
  )
  expect(groups.map(({ group }) => group)).toEqual(['Outputs', 'Messages', 'Search'])
  expect(groups[0]!.entries[0]).toMatchObject({
    label: 'SWOT',
    note: 'Tents sell.',
    to: '/outputs/a',
  })
  expect(groups[1]!.entries[0]).toMatchObject({ label: 'Tents sell.', note: 'A talk' })
  expect(groups[2]!.entries[0]).toMatchObject({ note: '12 results', to: '/all?words=tents' })
})

test('nothing found leads nowhere', () =>
  expect(foundEntries(page([]), 'x', place, '/all')).toEqual([]))

test('what stands by its name already is not named again', () => {
  const found = foundEntries(page([row({})]), 'swot', place, '/all')
  const named = [{ group: 'Recent Outputs' as const, entries: found[0]!.entries }]
  expect(withoutThose(found, named).map(({ group }) => group)).toEqual(['Search'])
})
