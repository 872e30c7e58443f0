import { isFactLines } from '@sextant/contracts/company/fact-words'
import { type CompanyFactRow, type ReadCardRow, SURE_FROM } from '@sextant/contracts/company/facts'
import { labelRefusal, LABEL_REFUSAL_WORDS } from '@sextant/contracts/company/label'
import { rowFields } from './row-fields.ts'

/** A message of a person: what came of it is shown below it. */
type Said = { id: string; text: string; created_at: string }

/** The facts that came with a message or were read in it, and those that a person kept of its words since. */
export const factsOfMessage = (facts: readonly CompanyFactRow[], said: Said): CompanyFactRow[] =>
  facts.filter(
    ({ message_id, quote, created_at }) =>
      message_id === said.id ||
      (quote !== '' && created_at >= said.created_at && said.text.includes(quote)),
  )

/** Whether what was read is more likely right than wrong; what is not is in no draft, and one tap for all of it leaves it alone. */
export const isLikely = ({ confidence }: CompanyFactRow): boolean => confidence >= SURE_FROM

/** What was taken out before a message that says it again in the same words; a thing once, and none that stands since. */
export function takenOutBefore(
  removed: readonly CompanyFactRow[],
  facts: readonly CompanyFactRow[],
  said: Said,
): CompanyFactRow[] {
  const nameOf = ({ kind, label }: CompanyFactRow): string => `${kind} ${label.toLowerCase()}`
  const standing = new Set(facts.map(nameOf))
  const again = removed.filter(
    ({ quote, updated_at }) =>
      quote !== '' && updated_at < said.created_at && said.text.includes(quote),
  )
  const once = new Map(again.map(fact => [nameOf(fact), fact]))
  return [...once.values()].filter(fact => !standing.has(nameOf(fact)))
}

/** Whether a message has words of its own to read, beside its card's rows. */
export const hasOwnWords = (said: Said, facts: readonly CompanyFactRow[]): boolean =>
  said.text.trim() !== '' && !isFactLines(said.text, facts)

/** Clauses of which nothing was kept, in this message or before. */
export const leftOver = (
  cards: readonly ReadCardRow[],
  facts: readonly CompanyFactRow[],
): ReadCardRow[] =>
  cards.filter(card => !facts.some(({ quote }) => quote !== '' && isPartOf(quote, card.quote)))

/** One within the other, or most words of the first and all of its figures: two minds cut a sentence differently. */
function isPartOf(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true
  const words = wordsOf(other)
  const said = new Set(wordsOf(one))
  const shared = words.filter(word => said.has(word))
  const isFigure = (word: string): boolean => /\d/.test(word)
  return (
    shared.length >= words.length * MOSTLY && words.filter(isFigure).every(word => said.has(word))
  )
}
const MOSTLY = 0.7
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\d.,%]*[\p{L}\d%]/gu) ?? []

type Sort = { attribute: string; options: readonly string[] }

/** The sort that findings wait for, where nobody chose it yet. */
export function openSort({ kind, attributes }: CompanyFactRow): Sort | null {
  const { sort } = rowFields(kind, [])
  if (sort?.control.as !== 'chips' || attributes[sort.attribute] !== undefined) return null
  return { attribute: sort.attribute, options: sort.control.options }
}

/** Why a clause by itself cannot be a name; null where it can. */
export function refusalOf(quote: string): string | null {
  const refusal = labelRefusal(quote)
  return refusal && LABEL_REFUSAL_WORDS[refusal]
}
