import { ofParts } from '../../../reading/any-of.ts'
import { isUnseen } from '../../../model/prompt.ts'

/** The words of a text that a quotation means, as they stand there; null where they do not stand. Case, spaces and quotation marks may differ; no word and no figure is cut. */
export function verbatim(text: string, quote: string): string | null {
  const wanted = folded(quote).words.trim()
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null
  const { words, starts } = folded(text)
  let at = words.indexOf(wanted)
  while (at !== -1 && isCut(words, at, at + wanted.length)) at = words.indexOf(wanted, at + 1)
  return at === -1 ? null : text.slice(starts[at], endOf(text, starts, at + wanted.length)).trim()
}

/** A letter of a script that parts its words, or a digit. */
const SIGN = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\d]`
const BEFORE = ofParts('u', `(?:${SIGN}|`, String.raw`\d[.,](?=\d))${SIGN}$`)
const BEHIND = ofParts(
  'u',
  `^${SIGN}(?:${SIGN}`,
  String.raw`|(?<=\d)(?:[.,]\d|\s?[%‰]|\s(?:hundred|thousand|million|billion|percent|per cent)\b))`,
)

/** A word or a figure goes on beyond one of the ends: "art" of "part", "5" of "25", of "5.5" or of "5 million". */
const isCut = (words: string, from: number, to: number): boolean =>
  BEFORE.test(words.slice(Math.max(0, from - 2), from + 1)) ||
  BEHIND.test(words.slice(to - 1, to + REACH))
const REACH = 12

const endOf = (text: string, starts: readonly number[], to: number): number =>
  starts[to] ?? text.length

/** A text with single spaces and plain marks, without what nobody sees, and where each of its characters began. */
function folded(text: string): { words: string; starts: number[] } {
  let words = ''
  const starts: number[] = []
  let isSpace = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = fold(text[at]!)
    if ((sign === ' ' && isSpace) || isUnseen(sign)) continue
    isSpace = sign === ' '
    words += sign
    starts.push(at)
  }
  return { words, starts }
}

function fold(sign: string): string {
  if (/\s/.test(sign)) return ' '
  if (/[“”„«»"]/.test(sign)) return '"'
  if (/[‘’‚`']/.test(sign)) return "'"
  const small = sign.toLowerCase()
  // One character may become two in small letters: its place would be lost.
  return small.length === 1 ? small : sign
}
