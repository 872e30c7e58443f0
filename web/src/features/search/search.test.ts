import type { Found } from '@sextant/contracts/search/routes'
import { describe, expect, test } from 'vitest'
import { excerptOf } from '@sextant/contracts/search/excerpt'
import { placeOf } from './found-place.ts'
import { isWaiting, titleOf } from './kinds.ts'
import { daysOf } from './periods.ts'
import { addressOf, searchIn } from './search-address.ts'

const found = (more: Partial<Found>): Found => ({
  kind: 'document',
  id: '1',
  name: 'Prices',
  heading: '',
  client_slug: 'harbour',
  client_name: 'Harbour',
  page: 3,
  starts: 10,
  length: 5,
  about: {},
  changed_at: '2026-10-01T00:00:00Z',
  related: false,
  meant: false,
  pieces: [],
  ...more,
})

describe('a search in its address', () => {
  test('comes back as it was written', () => {
    const search = { words: 'winter plan', kind: 'output', client: 'harbour', when: 'last-quarter' }
    expect(searchIn(new URLSearchParams(search))).toEqual(search)
    expect(addressOf(searchIn(new URLSearchParams(search)))).toEqual(search)
  })
  test('is rid of what is nonsense', () =>
    expect(searchIn(new URLSearchParams('words=%20a%20&kind=zebra&when=never&page=9'))).toEqual({
      words: 'a',
    }))
  test('is cut where it is too long', () =>
    expect(searchIn(new URLSearchParams({ words: 'a'.repeat(500) })).words).toHaveLength(200))
})

test.each([
  ['last-week', { since: '2026-01-25' }],
  ['last-month', { since: '2026-01-02' }],
  ['this-quarter', { since: '2026-01-01' }],
  ['last-quarter', { since: '2025-10-01', until: '2025-12-31' }],
  ['this-year', { since: '2026-01-01' }],
  ['last-year', { since: '2025-01-01', until: '2025-12-31' }],
] as const)('%s, seen from the first of February', (period, days) =>
  expect(daysOf(period, '2026-02-01')).toEqual(days),
)

describe('where a result opens', () => {
  const agency = { clientSlug: null, agency: true }
  const session = { session: 's', agent: 'strategy' }
  test.each([
    [{}, '/clients/harbour/documents/1?page=3&passage=10-15'],
    [{ client_slug: null }, '/documents/1?page=3&passage=10-15'],
    [{ kind: 'output' }, '/clients/harbour/outputs/1'],
    [{ kind: 'campaign', client_slug: null }, '/campaigns/1'],
    [{ kind: 'client' }, '/clients/harbour'],
    [{ kind: 'fact' }, '/clients/harbour/intelligence'],
    [{ kind: 'fact', client_slug: null }, '/intelligence'],
    [{ kind: 'message' }, '/clients/harbour/messages'],
    [{ kind: 'message', about: session }, '/clients/harbour/agents/strategy/session/s'],
    [{ kind: 'message', about: session, client_slug: null }, '/strategy/session/s'],
  ] as const)('%o', (more, place) => expect(placeOf(found(more), agency)).toBe(place))
})

test('a result is called what people call it', () => {
  expect(titleOf(found({}))).toBe('Prices, page 3')
  expect(titleOf(found({ about: { file: 'pptx' } }))).toBe('Prices, slide 3')
  expect(titleOf(found({ kind: 'message', name: '' }))).toBe('Messages with Harbour')
})

describe('an excerpt', () => {
  const long = (n: number) => 'word '.repeat(n)
  test('of a short passage is the passage', () => {
    const pieces = [{ text: 'All of it', found: false }]
    expect(excerptOf(pieces)).toBe(pieces)
  })
  test('holds what was found, and says that more stands before and after', () => {
    const pieces = [
      { text: long(100), found: false },
      { text: 'needle', found: true },
      { text: ` ${long(100)}`, found: false },
    ]
    const cut = excerptOf(pieces)
    const text = cut.map(piece => piece.text).join('')
    expect(cut).toContainEqual({ text: 'needle', found: true })
    expect(text).toMatch(/^… word .*word …$/s)
    expect(text.length).toBeLessThan(330)
  })
  test('of one endless word ends', () =>
    expect(excerptOf([{ text: 'a'.repeat(900), found: false }])[0]!.text).toHaveLength(320))
})

test('a fact that nobody approved yet waits; one that stands, and anything else, does not', () => {
  expect(isWaiting(found({ kind: 'fact', about: { fact: 'offer', status: 'proposed' } }))).toBe(
    true,
  )
  expect(isWaiting(found({ kind: 'fact', about: { fact: 'offer', status: 'confirmed' } }))).toBe(
    false,
  )
  expect(isWaiting(found({}))).toBe(false)
})
