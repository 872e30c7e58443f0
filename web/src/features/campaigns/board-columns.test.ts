import type { CampaignListRow } from '@sextant/contracts/rows'
import { expect, test } from 'vitest'
import { boardColumns } from './board-columns.ts'

const row = (id: string, status: string) => ({ id, status }) as CampaignListRow

test('six columns, and "Other" only when something needs it', () => {
  const plain = boardColumns([row('a', 'active')])
  expect(plain.map(({ title }) => title)).toEqual([
    'Draft',
    'Planned',
    'Active',
    'Paused',
    'Completed',
    'Cancelled',
  ])
  const other = boardColumns([row('a', 'active'), row('b', 'in_review')]).at(-1)
  expect(other).toMatchObject({ title: 'Other', takes: false, campaigns: [{ id: 'b' }] })
})
