import { tidyLabel } from './label.ts'

const ARTICLE = /^(?:the|an?)\s+/

/** Whether two names call one thing: "the Guided Tours" and "guided tour". Case, article and number aside, every word counts. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return words.length === others.length && words.every((word, at) => isSameWord(word, others[at]!))
}

const wordsOf = (label: string): string[] =>
  tidyLabel(label).toLowerCase().replace(ARTICLE, '').split(' ')

const isSameWord = (one: string, other: string): boolean =>
  one === other || pluralsOf(one).includes(other) || pluralsOf(other).includes(one)

/** What a word may be called where there are several of it. */
function pluralsOf(word: string): string[] {
  const plurals = [`${word}s`]
  if (/(?:s|x|z|ch|sh|o)$/.test(word)) plurals.push(`${word}es`)
  if (/[^aeiou]y$/.test(word)) plurals.push(`${word.slice(0, -1)}ies`)
  if (/fe?$/.test(word)) plurals.push(word.replace(/fe?$/, 'ves'))
  return plurals
}

/** The one of several that a name means: written alike first, then the first of them. */
export function namedIn<Named extends { label: string }>(
  facts: readonly Named[],
  label: string,
): Named | undefined {
  const same = facts.filter(fact => isSameName(fact.label, label))
  return same.find(fact => fact.label === tidyLabel(label)) ?? same[0]
}
