import { anyOf } from '../any-of.ts'
import type { Question } from './left.ts'

/** Nobody else could do it. */
const ALONE = anyOf(
  '(?:nobody|no one|none) else|(?:the )?only (?:one|source|supplier|mill|firm|place)|sole',
  String.raw`can(?:['’]?t|not) do without|no (?:other|second) (?:supplier|source|firm|one)`,
)

export const partner: Question = {
  places: [],
  words: (known, text) => (known.alone === undefined && ALONE.test(text) ? { alone: true } : {}),
}
