import { expect, test } from 'vitest'
import { isUnlocked, type Feature } from './unlocks.ts'

const usage = { campaign_count: 0, document_count: 0, total_ai_interactions: 0 }

test.each([
  ['persona', 'campaign_count', 0],
  ['content', 'document_count', 0],
  ['analytics', 'campaign_count', 0],
  ['roi-budget', 'campaign_count', 2],
  ['execution', 'campaign_count', 3],
  ['quick-wins', 'total_ai_interactions', 10],
  ['competitive', 'document_count', 5],
  ['client-success', 'campaign_count', 5],
  ['automation', 'campaign_count', 10],
  ['api-access', 'total_ai_interactions', 50],
] as const)('%s opens when %s is above %i', (feature, count, threshold) => {
  expect(isUnlocked(feature, { ...usage, [count]: threshold })).toBe(false)
  expect(isUnlocked(feature, { ...usage, [count]: threshold + 1 })).toBe(true)
})

test('without figures only Strategy and the dashboard; white label never', () => {
  const always: Feature[] = ['strategy', 'dashboard']
  for (const feature of always) expect(isUnlocked(feature, null)).toBe(true)
  expect(isUnlocked('persona', null)).toBe(false)
  expect(
    isUnlocked('white-label', {
      campaign_count: 1e6,
      document_count: 1e6,
      total_ai_interactions: 1e6,
    }),
  ).toBe(false)
})
