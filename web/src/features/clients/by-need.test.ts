import type { ClientSignal } from '@sextant/contracts/clients/routes'
import { expect, test } from 'vitest'
import { addressOfNeed, byNeed, needSentence, needStep } from './by-need.ts'
import { lowHealthWords } from './low-health.ts'
import { bandSummary, stripLayout } from './health-strip.ts'

const client = (id: string, score: number) => ({ id, name: id, health_score: score })
const signal = (
  kind: ClientSignal['kind'],
  campaign: ClientSignal['campaign'] = null,
): ClientSignal => ({ kind, count: null, days: null, ratio: null, campaign })

test('who has signals stands first in the order given, then who is worse off', () => {
  const attention = ['kiln', 'linden', 'of somebody else'].map(id => ({
    client_id: id,
    signals: [signal('overdue')],
  }))
  expect(
    byNeed(
      [client('harbour', 20), client('linden', 90), client('payfold', 10), client('kiln', 95)],
      attention,
    ).map(({ id }) => id),
  ).toEqual(['kiln', 'linden', 'payfold', 'harbour'])
})

test('the sentence says what to do', () => {
  expect(needSentence('Kiln & Clay', signal('over-pace'))).toBe('Slow the spending at Kiln & Clay.')
  expect(needSentence('Kiln & Clay', undefined)).toBe('Look in on Kiln & Clay.')
})

test.each<[ClientSignal, string]>([
  [signal('changes-requested'), '#approvals'],
  [signal('approval-waiting'), '#approvals'],
  [signal('unread-message'), '/messages'],
  [signal('over-pace', { id: '7', name: 'Taproom' }), '/campaigns/7'],
  [signal('under-pace', { id: '7', name: 'Taproom' }), '/campaigns/7'],
  [signal('figures-worse'), '/agents/performance-intelligence'],
  [signal('overdue'), '/campaigns?status=active&sort=end'],
  [signal('ends-soon'), '/campaigns?status=active&sort=end'],
  [{ ...signal('nothing-active'), count: 0 }, '/campaigns/new'],
  [{ ...signal('nothing-active'), count: 2 }, '/campaigns'],
])('$0.kind leads to where it is done', (given, path) => {
  expect(addressOfNeed('kiln', given, () => true)).toBe(`/clients/kiln${path}`)
  expect(
    addressOfNeed('kiln', given, open => open !== `/clients/:clientSlug${needStep(given).screen}`),
  ).toBeNull()
})

test('without a signal it is the health page that says why', () => {
  expect(addressOfNeed('kiln', undefined, () => true)).toBe('/clients/kiln/health')
})

test('a client in the lowest band says why in words; nobody else does', () => {
  const figures = { health_score: 20, campaigns_count: 2, active_campaigns: 1, outputs_count: 9 }
  expect(lowHealthWords(figures)).toBe('Few campaigns run')
  expect(lowHealthWords({ ...figures, active_campaigns: 0, outputs_count: 2 })).toBe(
    'No campaign runs, little delivered yet',
  )
  expect(
    lowHealthWords({ ...figures, campaigns_count: 3, active_campaigns: 2, outputs_count: 0 }),
  ).toBe('Nothing delivered yet')
  expect(lowHealthWords({ ...figures, campaigns_count: 0, active_campaigns: 0 })).toBe(
    'No campaign yet',
  )
  expect(lowHealthWords({ ...figures, health_score: 30 })).toBeNull()
})

test('pins stack where scores meet and are counted when too many; the three lowest are named, each on its own step', () => {
  const { pins, labels } = stripLayout([
    client('a', 18),
    client('b', 30),
    client('c', 40),
    ...Array.from({ length: 6 }, (_, n) => client(`d${n}`, 70)),
  ])
  expect(pins.filter(pin => pin.score === 70).map(pin => [pin.level, pin.more])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 2],
  ])
  expect(labels.map(label => [label.text, label.step, label.worst])).toEqual([
    ['a 18', 2, true],
    ['b 30', 1, false],
    ['c 40', 0, false],
  ])
  expect(stripLayout([client('a', 60)]).labels[0]).toMatchObject({
    left: true,
    worst: false,
    step: 0,
  })
})

test('the bands in words', () => {
  expect(bandSummary([18, 30, 49, 50, 70, 100].map(health_score => ({ health_score })))).toBe(
    '1 needs attention, 2 fair, 1 good, 2 excellent',
  )
  expect(bandSummary([0, 29].map(health_score => ({ health_score })))).toBe('2 need attention')
})
