import { expect, test } from 'vitest'
import { differenceOf } from './changed-lines.ts'

test.each([
  ['$42,000.00', '$38,400.00', '−$3,600.00'],
  ['21', '24', '+3'],
  ['£185', '£138.50', '−£46.50'],
  ['91,000 kr', '90,000 kr', '−1,000 kr'],
  ['26.25%', '30%', '+3.75 points'],
  ['−5%', '3%', '+8 points'],
  ['0.5', '1', '+0.5'],
])('from %s to %s is %s', (before, after, difference) => {
  expect(differenceOf(before, after)).toBe(difference)
})

test.each([
  ['$40', '€40'],
  ['12 to 14', '13 to 15'],
  ['not known', '3'],
  ['about 3', '3'],
])('%s and %s are not written alike', (before, after) => {
  expect(differenceOf(before, after)).toBeNull()
})
