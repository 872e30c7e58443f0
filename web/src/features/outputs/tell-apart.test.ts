import { expect, test } from 'vitest'
import { tellApart } from './tell-apart.ts'

test('of equal titles the newest keeps its name alone', () => {
  const words = tellApart([
    { id: '4', title: 'SWOT of Tidewater' },
    { id: '3', title: 'VRIO of Tidewater' },
    { id: '2', title: 'SWOT of Tidewater' },
    { id: '1', title: 'SWOT of Tidewater' },
  ])
  expect([...words]).toEqual([
    ['2', 'earlier draft'],
    ['1', 'earlier draft, 2 back'],
  ])
})
