import { expect, test } from 'vitest'
import { ASKED_PAGES } from './asked-pages.ts'
import { measureRecall } from './measure-recall.ts'

test('nine of ten questions find their page among the first five of three hundred', async () => {
  expect(new Set(ASKED_PAGES.map(({ asks }) => asks)).size).toBe(60)
  const { pages, recall, missed } = await measureRecall()
  expect(pages).toBe(300)
  expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.9)
}, 120_000)
