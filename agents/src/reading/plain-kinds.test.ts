import { expect, test } from 'vitest'
import { plainKind } from './plain-kinds.ts'

test.each([
  ['the county wants to license all lime kilns from next year', 'change'],
  ['the ministry will ban slaked lime', 'change'],
  ['coke is going up', 'change'],
  ['quarry stone gets dearer every month', 'change'],
  ['they want 15% off on the next order', 'change'],
  ['the builders ask for a discount', 'change'],
  ['a credit line of 2m hardly used', 'resource'],
  ['the second kiln stands idle', 'resource'],
  ['customers of Moss & Daughters ring us every week', 'segment'],
  ['Moss & Daughters are everywhere', 'rival'],
])('whatever noun comes first: %s → %s', (text, kind) => {
  expect(plainKind(text)).toBe(kind)
})

test.each([
  'we want to license 3 kilns by May',
  'our sales are going up',
  'the board wants 20% margin',
  'we want 15% less waste',
  'customers of all ages come to the kiln',
  'our lime is used by masons',
])('left open: %s', text => {
  expect(plainKind(text)).toBeNull()
})
