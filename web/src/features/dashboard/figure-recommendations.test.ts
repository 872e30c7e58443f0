import { AGENT_SLUGS } from '@sextant/contracts/catalogue'
import type {
  FiguresAttention,
  NoticedRow,
} from '@sextant/contracts/performance-intelligence/routes'
import { expect, test } from 'vitest'
import { figureRecommendations } from './figure-recommendations.ts'
import { readinessOf, recommendationsFor } from './recommendations.ts'

const NOW = new Date('2026-11-26T09:00:00Z')
const noticed = (id: string, more: Partial<NoticedRow> = {}): NoticedRow => ({
  id,
  title: `Since 2 November: ${id} fell`,
  says: 'From 2.97% to 1.50%, more than chance explains; n 3,326 sessions since.',
  since: '2026-11-02',
  better: false,
  tool: 'what-is-odd',
  output_id: null,
  noticed_at: '2026-11-16T08:00:00Z',
  ...more,
})
const told = (attention: Partial<FiguresAttention>, mayImport = true) =>
  figureRecommendations(
    { noticed: [], figures_until: '2026-11-25', ...attention },
    { now: NOW, mayImport },
  )

test('a noticed change says what it is and of how many, and leads to the tool that explains it', () => {
  expect(told({ noticed: [noticed('the rate')] })).toEqual([
    {
      id: 'noticed-the rate',
      title: 'Since 2 November: the rate fell',
      description: 'From 2.97% to 1.50%, more than chance explains; n 3,326 sessions since.',
      agent_type: 'performance-intelligence',
      estimated_time: expect.any(Number),
      priority: 'high',
      action_url: '/performance-intelligence/tool/what-is-odd',
      why: 'Noticed in your figures by itself.',
    },
  ])
})

test('what is worse leads and is high, what is better or neither is not', () => {
  const rows = [
    noticed('up', { better: true }),
    noticed('down'),
    noticed('moved', { better: null }),
  ]
  expect(told({ noticed: rows }).map(({ id, priority }) => [id, priority])).toEqual([
    ['noticed-down', 'high'],
    ['noticed-up', 'other'],
    ['noticed-moved', 'other'],
  ])
})

test('a wrong prediction leads to what changed', () => {
  const missed = noticed('p', { tool: 'what-changed', output_id: 'an output' })
  expect(told({ noticed: [missed] })).toMatchObject([
    {
      action_url: '/performance-intelligence/tool/what-changed',
      why: 'A prediction did not come true.',
    },
  ])
})

test('figures that ended more than two weeks ago are to be brought up to date, by who may', () => {
  expect(told({ figures_until: '2026-11-12' })).toEqual([])
  expect(told({ figures_until: null })).toEqual([])
  expect(told({ figures_until: '2026-11-11' }, false)).toEqual([])
  expect(told({ figures_until: '2026-11-11', noticed: [noticed('x')] })).toMatchObject([
    { id: 'noticed-x' },
    {
      title: 'Bring figures up to date',
      description: 'They end on 11 November, 15 days ago. What happened since shows nowhere.',
      action_url: '/metrics/import',
      isPage: true,
    },
  ])
})

test('they come before everything else, three on the first page however many there are', () => {
  const first = told({ noticed: [noticed('x')] })
  const open = new Set(AGENT_SLUGS)
  const ids = (given: typeof first) =>
    recommendationsFor(readinessOf([]), [], open, { first: given }).map(({ id }) => id)
  expect(ids(first)).toEqual(['noticed-x', 'start-strategy', 'start-persona'])
  const many = told({ noticed: Array.from({ length: 25 }, (_, n) => noticed(`${n}`)) })
  expect(ids(many)).toHaveLength(3)
})
