import type { BrandGuidelines } from '@sextant/contracts/brand/guidelines'

/** Where words of a brand's lists stand in a text: from, and until which sign. */
export type Span = { from: number; to: number; text: string }

/** Signs that mean something in a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\]/g

/** Whole words alone, in any case; a star at the end stands for any ending. */
function patternOf(words: string): RegExp {
  const isOpen = words.endsWith('*')
  const stem = (isOpen ? words.slice(0, -1) : words)
    .trim()
    .split(/\s+/)
    .map(part => part.replaceAll(SIGNS, String.raw`\$&`))
    .join(String.raw`\s+`)
  const ending = isOpen ? String.raw`[\p{L}\p{N}]*` : ''
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${stem}${ending}(?![\p{L}\p{N}])`, 'giu')
}

/** Every place where the words stand in a text. */
export const spansOf = (text: string, words: string): Span[] =>
  [...text.matchAll(patternOf(words))].map(match => ({
    from: match.index,
    to: match.index + match[0].length,
    text: match[0],
  }))

export const says = (text: string, words: string): boolean => spansOf(text, words).length > 0

/** Somebody's words, which stay as they were said. */
const QUOTED = /“[^”]*”|"[^"]*"/g

/**
 * A text without the words that its brand avoids, where the guidelines name others for them. What is quoted stays,
 * and so do names (`names`): what a company calls a thing is not the writer's to change.
 */
export function inBrandWords(
  text: string,
  avoid: BrandGuidelines['avoid'],
  names: readonly string[] = [],
): string {
  return avoid.reduce(
    (all, { word, instead }) => (instead === '' ? all : replaced(all, { word, instead }, names)),
    text,
  )
}

function replaced(
  text: string,
  { word, instead }: BrandGuidelines['avoid'][number],
  names: readonly string[],
): string {
  const kept = [...text.matchAll(QUOTED)]
    .map(match => ({ from: match.index, to: match.index + match[0].length }))
    .concat(names.filter(name => says(name, word)).flatMap(name => spansOf(text, name)))
  const isKept = (span: Span): boolean =>
    kept.some(({ from, to }) => from <= span.from && span.to <= to)
  return spansOf(text, word)
    .filter(span => !isKept(span))
    .toReversed()
    .reduce(
      (all, { from, to, text: before }) =>
        all.slice(0, from) + inCaseOf(before, instead) + all.slice(to),
      text,
    )
}

/** A capital stays a capital. */
function inCaseOf(before: string, instead: string): string {
  const first = before.charAt(0)
  const isCapital = first !== first.toLowerCase()
  return isCapital ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead
}
