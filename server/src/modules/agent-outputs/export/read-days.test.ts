import { checkedDraft, kiteFigures } from '@sextant/agents/performance-intelligence/testing/kites'
import { printedDocument } from '@sextant/agents/rendering/document'
import { renderMarkdown } from '@sextant/agents/rendering/markdown'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { expect, test } from 'vitest'
import { pictureOf } from './picture.ts'

const planted = kiteFigures({ seed: 11, phones: 0.2 })
const plan = {
  id: 'campaign-1',
  name: 'Autumn winds',
  budget_cents: 600_000,
  start_date: '2026-10-19',
  end_date: '2026-11-29',
}

/** Days as programs write them, in what a reader of a file sees. */
const isoDays = (text: string): string[] => text.match(/\d{4}-\d\d-\d\d/g) ?? []

test.each<[string, Deliverable]>([
  ['what is odd', checkedDraft('what-is-odd', planted)],
  ['what changed', checkedDraft('what-changed', planted)],
  ['pacing', checkedDraft('pacing', { ...planted, campaigns: [plan] })],
])('no ISO day is read in a file of %s, nor in its drawing', async (_, deliverable) => {
  const { blocks } = printedDocument(deliverable)
  const words = blocks.filter(({ kind }) => kind !== 'drawing')
  expect(isoDays(JSON.stringify(words))).toEqual([])
  expect(isoDays(renderMarkdown(deliverable, deliverable.title))).toEqual([])
  const picture = await pictureOf(deliverable, 900)
  expect(isoDays(picture?.svg ?? '')).toEqual([])
})
