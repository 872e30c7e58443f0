import { AGENTS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'
import { agentAddress, nthAgent } from './agent-address.ts'
import { clientSlugIn, nearestClient } from './client-in-address.ts'
import { shortcutOf } from './shortcuts.ts'

const press = (key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key,
  code: '',
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
})

test('the keys of the specification, with Ctrl as with Cmd', () => {
  for (const held of [
    { ctrlKey: true, metaKey: false },
    { ctrlKey: false, metaKey: true },
  ]) {
    expect(shortcutOf(press('k', held), false)).toEqual({ kind: 'palette' })
    expect(shortcutOf(press('h', held), false)).toEqual({ kind: 'dashboard' })
    expect(shortcutOf(press(',', held), false)).toEqual({ kind: 'profile' })
    expect(shortcutOf(press('Q', { ...held, shiftKey: true }), false)).toEqual({ kind: 'sign-out' })
    expect(shortcutOf(press('7', held), false)).toEqual({ kind: 'agent', position: 7 })
  }
  expect(shortcutOf(press('&', { code: 'Digit1' }), false)).toEqual({ kind: 'agent', position: 1 })
})

test('nothing is taken from somebody who types but the palette, nor from a held key, a bare one or another combination', () => {
  expect(shortcutOf(press('k'), true)).toEqual({ kind: 'palette' })
  for (const key of ['h', ',', '1']) expect(shortcutOf(press(key), true)).toBeNull()
  expect(shortcutOf(press('Q', { shiftKey: true }), true)).toBeNull()
  expect(shortcutOf(press('h', { repeat: true }), false)).toBeNull()
  expect(shortcutOf(press('h', { ctrlKey: false }), false)).toBeNull()
  expect(shortcutOf(press('h', { altKey: true }), false)).toBeNull()
  expect(shortcutOf(press('H', { shiftKey: true }), false)).toBeNull()
  expect(shortcutOf(press('q'), false)).toBeNull()
  expect(shortcutOf(press('0'), false)).toBeNull()
})

const everywhere = { has: () => true, clientSlug: null }
const crew = AGENTS.map(agent => ({ ...agent, available: true }))

test('an agency’s agents open inside the client one is in or saw last, and at the clients when none is known', () => {
  const [strategy] = crew
  expect(
    agentAddress(strategy!, { ...everywhere, agency: true, clientSlug: 'harbour-dental' }),
  ).toBe('/clients/harbour-dental/agents/strategy')
  expect(agentAddress(strategy!, { ...everywhere, agency: true })).toBe('/clients')
  expect(
    agentAddress(strategy!, { ...everywhere, agency: false, clientSlug: 'harbour-dental' }),
  ).toBe('/strategy')
  expect(
    agentAddress(crew.at(-1)!, { ...everywhere, agency: true, clientSlug: 'harbour-dental' }),
  ).toBe('/quick-start')
})

test('the seventh key is Client Success: nothing for a small business, nor for an agent without a screen', () => {
  expect(nthAgent(7)?.id).toBe('client-success')
  const success = crew.find(({ id }) => id === 'client-success')!
  expect(agentAddress(success, { ...everywhere, agency: false })).toBeNull()
  expect(agentAddress(success, { ...everywhere, agency: true, clientSlug: 'x' })).toBe(
    '/clients/x/agents/client-success',
  )
  expect(agentAddress(success, { agency: true, clientSlug: 'x', has: () => false })).toBeNull()
  expect(agentAddress({ ...success, available: false }, { ...everywhere, agency: true })).toBeNull()
})

test('the client in the address counts before the one seen last; pages beside the clients are none', () => {
  const last = () => 'kiln-and-clay'
  expect(nearestClient('/clients/harbour-dental/campaigns/1', last)).toBe('harbour-dental')
  expect(nearestClient('/outputs', last)).toBe('kiln-and-clay')
  expect(clientSlugIn('/clients/new')).toBeNull()
  expect(clientSlugIn('/clients')).toBeNull()
})

test('a question mark opens the list of shortcuts, but not while one types', () => {
  const mark = press('?', { code: 'Slash', ctrlKey: false, shiftKey: true })
  expect(shortcutOf(mark, false)).toEqual({ kind: 'list' })
  expect(shortcutOf(mark, true)).toBeNull()
  expect(shortcutOf({ ...mark, key: 'ß', code: 'Minus' }, false)).toBeNull()
})
