import { expect, test } from 'vitest'
import { begun } from './upload-of-file.ts'

test('a file that can be no document is told at once, and trying again is not offered', () => {
  expect(begun(new File([], 'empty.pdf'))).toMatchObject({
    state: 'failed',
    reason: 'It is empty.',
    isFinal: true,
  })
  expect(begun(new File(['words'], 'a.txt'))).toMatchObject({ state: 'waiting', isFinal: false })
})
