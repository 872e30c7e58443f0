import { expect, test } from 'vitest'
import { draftNames } from './draft-names.ts'

test('drafts of one tool are told apart by number and time, a given title is kept', () => {
  const at = new Date(2026, 10, 20, 22, 41).toISOString()
  const names = draftNames(
    [
      { id: 'a', title: 'SWOT: repairs', tool: 'swot', at, from: null },
      { id: 'b', title: 'For the bank', tool: 'ice', at, from: null },
      { id: 'c', title: 'SWOT: repairs', tool: 'swot', at, from: null },
      { id: 'd', title: 'Strategy for Spoke: SWOT and ICE', tool: 'combined', at, from: null },
    ],
    'Strategy',
  )
  expect(names.map(({ name }) => name)).toEqual([
    'SWOT, draft 1, 22:41',
    'For the bank, 22:41',
    'SWOT, draft 2, 22:41',
    'Combined document, 22:41',
  ])
})
