import { AGENT_SLUGS, AGENTS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'
import { recommendationsFor } from './recommendations.ts'

const all = new Set(AGENT_SLUGS)
const nothing = {
  has_strategy: false,
  has_persona: false,
  has_marketing_strategy: false,
  has_content: false,
  total_outputs: 0,
  readiness_score: 0,
  is_ready: false,
}

test('never more than three, and never an agent without a screen', () => {
  const recommended = recommendationsFor(nothing, [], all)
  expect(recommended).toHaveLength(3)
  const available = new Set(AGENTS.filter(agent => agent.available).map(agent => agent.id))
  expect(recommended.every(({ agent_type }) => available.has(agent_type))).toBe(true)
  expect(recommended[0]).toMatchObject({
    agent_type: 'strategy',
    priority: 'high',
    estimated_time: 10,
  })
  expect(recommendationsFor(nothing, [], new Set())).toEqual([])
})

test('a framework that was used is not recommended again', () => {
  const urls = recommendationsFor(
    { ...nothing, has_strategy: true },
    ['swot', 'okrs'],
    new Set(['strategy'] as const),
  ).map(({ action_url }) => action_url)
  expect(urls).toEqual([
    '/strategy?tool=ice',
    '/strategy?tool=jobs-to-be-done',
    '/strategy?tool=blue-ocean',
  ])
})
