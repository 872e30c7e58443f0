import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test('what a person says stays as it was said', () => {
  for (const text of [
    'Sourdough 4.50, rye 5.20\n- open Tue-Sat\n\nBest sellers: bread, cake',
    '1,200,000 a year, 12/11/2026, +1-555-0100',
    'two  spaces',
  ])
    expect(readable(text)).toBe(text)
})

test('runs of white space and figures are cut, whatever they are made of', () => {
  expect(readable(`We sell${' '.repeat(5_000)}bread`)).toBe('We sell  bread')
  expect(readable(`We sell${'\u00a0\t'.repeat(5_000)}bread`)).toBe('We sell  bread')
  expect(readable(`one${' \n'.repeat(500)}two`).length).toBeLessThan(12)
  expect(readable('1,'.repeat(10_000))).toHaveLength(60)
  expect(readable(`${'12,'.repeat(400)} and more`)).toMatch(/^[12,]{60} and more$/)
})
