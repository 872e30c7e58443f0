import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['x;=1+1', '"x;\'=1+1"'],
  ['x; \u00a0-2+3', '"x; \u00a0\'-2+3"'],
  ['x\t=1', '"x\t\'=1"'],
])('%j runs nowhere, whatever parts the cells', (text, written) => {
  expect(csvRow([text])).toBe(written)
})

test.each([
  ['-12.5', '-12.5'],
  ['+8%', '+8%'],
  ['bread; cake', '"bread; cake"'],
  ['say "yes"', '"say ""yes"""'],
  ['a - b = c', 'a - b = c'],
])('%j says what it said', (text, written) => {
  expect(csvRow([text])).toBe(written)
})
