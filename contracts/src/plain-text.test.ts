import { expect, test } from 'vitest'
import {
  PLAIN_TEXT,
  VISIBLE_TEXT,
  withoutHiding,
  withoutInvisible,
  withoutTurning,
} from './plain-text.ts'

/** Embeddings, overrides, isolates and what ends them. */
const TURNING = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2068', '\u2069']
const UNSEEN = [
  '\u00AD',
  '\u061C',
  '\u180E',
  '\u200B',
  '\u200E',
  '\u200F',
  '\u2060',
  '\u2064',
  '\uFEFF',
]
const JOINING = ['\u200C', '\u200D']
const between = (mark: string) => `Beach${mark}comber`

test('a name may have no mark that turns what follows it', () => {
  for (const mark of TURNING) expect(PLAIN_TEXT.test(between(mark)), code(mark)).toBe(false)
  for (const mark of ['\n', '\u0007', '\u0085']) expect(PLAIN_TEXT.test(between(mark))).toBe(false)
  for (const mark of [...UNSEEN, ...JOINING]) expect(PLAIN_TEXT.test(between(mark))).toBe(true)
})

test('a name needs something to see', () => {
  for (const mark of [...UNSEEN, ...JOINING]) expect(VISIBLE_TEXT.test(` ${mark}`)).toBe(false)
  expect(VISIBLE_TEXT.test('é')).toBe(true)
})

test('a file loses what turns its text and nothing else', () => {
  for (const mark of TURNING) expect(withoutTurning(between(mark)), code(mark)).toBe('Beachcomber')
  for (const mark of [...UNSEEN, ...JOINING])
    expect(withoutTurning(between(mark))).toBe(between(mark))
})

test('a text for people loses what hides or turns, and keeps what joins letters', () => {
  for (const mark of [...TURNING, ...UNSEEN])
    expect(withoutHiding(between(mark)), code(mark)).toBe('Beachcomber')
  for (const mark of JOINING) expect(withoutHiding(between(mark))).toBe(between(mark))
  expect(withoutHiding('می‌خواهم 👩‍🍳')).toBe('می‌خواهم 👩‍🍳')
})

test('a text that is compared loses all of them', () => {
  for (const mark of [...TURNING, ...UNSEEN, ...JOINING])
    expect(withoutInvisible(between(mark)), code(mark)).toBe('Beachcomber')
})

function code(mark: string): string {
  return `U+${mark.charCodeAt(0).toString(16)}`
}
