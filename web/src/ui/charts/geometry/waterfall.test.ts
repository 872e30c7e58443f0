import { expect, test } from 'vitest'
import { fallsOf } from './waterfall.ts'

const change = (label: string, value: number) => ({ id: label, label, value })
const told = (values: readonly number[], to: number, most = 8) =>
  fallsOf({
    from: 100,
    to,
    changes: values.map((value, at) => change(`c${at}`, value)),
    most,
    nameRest: count => `${count} smaller`,
    nameUnexplained: 'Not explained',
  })

test('the biggest change comes first, whichever way it goes, and each begins where the last ended', () => {
  const falls = told([5, -30, 12], 87)
  expect(falls.map(({ value, from, to }) => [value, from, to])).toEqual([
    [-30, 100, 70],
    [12, 70, 82],
    [5, 82, 87],
  ])
})

test('small changes are one row, and the last row ends at the new total', () => {
  const falls = told([40, 30, 3, -2, 1], 172, 3)
  expect(falls.map(({ label }) => label)).toEqual(['c0', 'c1', '3 smaller'])
  expect(falls.at(-1)).toMatchObject({ value: 2, to: 172 })
})

test('what the changes do not add up to is said and not hidden in them', () => {
  expect(told([10], 115).at(-1)).toMatchObject({ label: 'Not explained', value: 5, to: 115 })
  expect(told([0.1, 0.2], 100.3).map(({ id }) => id)).toEqual(['c1', 'c0'])
})
