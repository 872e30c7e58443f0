import type { Computation } from '@sextant/contracts/deliverable'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { expect, test } from 'vitest'
import { changedFigures, differenceOf } from './changed-lines.ts'

const figure = (label: string, display: string, from?: string[]): Computation => ({
  id: label,
  label,
  value: 0,
  unit: 'cents',
  display,
  formula: 'price × margin',
  inputs: {},
  ...(from && { from }),
})
const state = (...computations: Computation[]) =>
  ({ tool: 'swot', computations }) as unknown as StoredDeliverable

test('a figure stands beside what the same facts came to before, and is told apart from its namesakes', () => {
  const left = 'left of a sale'
  const before = state(figure(left, '$48', ['repairs']), figure(left, '$73', ['storage']))
  const after = state(figure(left, '$132', ['storage']), figure(left, '$48', ['repairs']))
  expect(changedFigures(before, after)).toMatchObject([
    { label: 'left of a sale (storage)', before: '$73', after: '$132', difference: '+$59' },
  ])
  // One alone needs no more than its name.
  expect(
    changedFigures(
      state(figure(left, '$48', ['repairs'])),
      state(figure(left, '$50', ['repairs'])),
    ),
  ).toMatchObject([{ label: left, before: '$48', after: '$50', difference: '+$2' }])
})

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
